import { macOf } from '../endpoint/mac.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { RequestType } from '../service/types.js';
import type { GatewayLookup } from './createLookupMaker.js';
import { EPOCH_MS, type Purging } from './createPurging.js';
import type { Keys } from './keys.js';
import type { GuardedStore } from './store/guardStore.js';
import type { StoreEntry } from './store/Store.js';
import {
  cutForStore,
  isEnough,
  jsonFor,
  type RowResult,
  readStored,
  type StoragePolicy,
  storedMs,
  writeStored,
} from './storedResult.js';

interface ResultsOptions {
  store: Pick<GuardedStore, 'getMany' | 'setMany'>;
  purges: Pick<Purging, 'since'>;
  policy: StoragePolicy;
  keys: Pick<Keys, 'secrets'>;
  random(): number;
  /** Called once for each label that `policy.sources` does not list. */
  onUnlisted(label: string): void;
}

/** Limits memory if a service invents labels. */
const MAX_UNLISTED = 100;

type Values = readonly (string | undefined)[];

export type Results = ReturnType<typeof createResults>;

/** Stores results as long, and as completely, as each record's policy allows. */
export function createResults(options: ResultsOptions) {
  const { store, purges, policy, keys, random, onUnlisted } = options;
  const unlisted = new Set<string>();
  const macs = keys.secrets.map(macOf);
  /**
   * The epoch in which a lookup started. Its result is stored for this epoch, so that a purge by
   * any replica also covers results that arrive later.
   */
  const epochs = new WeakMap<GatewayLookup, string>();

  return {
    read,

    /** Stores what is allowed, if it can be useful to a later request. */
    async keep(results: ReadonlyMap<GatewayLookup, MerchantResult>): Promise<void> {
      const entries: StoreEntry[] = [];
      for (const [lookup, result] of results) {
        nameUnlisted(result);
        const type = typeOf(lookup);
        const { forceCacheableFields: forced = [] } = lookup.group.options;
        const answer = cutForStore(result, { sources: policy.sources, forced: [...forced], type });
        const epoch = epochs.get(lookup);
        // The epoch is unknown, so a stored result could survive a purge.
        if (epoch === undefined) continue;
        if (!answer || !isOfUse(answer, type, policy)) continue;
        const { storeKey: key } = lookup;
        const ttlMs = storedMs(result.status, random);
        entries.push({ key, value: writeStored({ key, epoch, macs }, answer), ttlMs });
      }
      if (entries.length > 0) await store.setMany(entries);
    },
  };

  /**
   * Reads the stored results of these lookups of one sharing scope that are sufficient. `onLate`
   * receives what a slow store, which counts as empty, answers later.
   */
  async function read(
    lookups: readonly GatewayLookup[],
    onLate?: (answers: ReadonlyMap<GatewayLookup, RowResult>) => void,
  ): Promise<ReadonlyMap<GatewayLookup, RowResult>> {
    const [first] = lookups;
    if (!first) return new Map();
    const { epochKey } = first;
    const rowKeys = lookups.map(({ storeKey }) => storeKey);
    const wasPurged = purges.since(epochKey);
    const late = (values: Values) => {
      if (!wasPurged()) onLate?.(readValues(lookups, values).answers);
    };
    const asked = epochKey === undefined ? rowKeys : [epochKey, ...rowKeys];
    const fresh = epochKey === undefined ? [] : [epochKey];
    const values = await store.getMany(asked, { fresh, onLate: onLate && late });
    // The values may be those from before the purge.
    if (wasPurged()) return read(lookups, onLate);
    const { epoch, answers } = readValues(lookups, values);
    const current = epoch ?? (epochKey === undefined ? '' : await beginEpoch(epochKey));
    if (current === undefined) return answers;
    // A lookup that is read again keeps its first epoch, because a purge may have happened in
    // between.
    for (const lookup of lookups) if (!epochs.has(lookup)) epochs.set(lookup, current);
    return answers;
  }

  /** Undefined if the store is unavailable. */
  async function beginEpoch(key: string): Promise<string | undefined> {
    const value = crypto.randomUUID();
    const [isWritten] = await store.setMany([{ key, value, ttlMs: EPOCH_MS, ifAbsent: true }]);
    if (isWritten) return value;
    // Another replica was faster.
    return isWritten === false ? (await store.getMany([key], { fresh: [key] }))[0] : undefined;
  }

  /** Separates the value of the epoch, if it is stored, from the values of the rows. */
  function readValues(lookups: readonly GatewayLookup[], values: Values) {
    const answers = new Map<GatewayLookup, RowResult>();
    const hasEpoch = lookups[0]?.epochKey !== undefined;
    const epoch = hasEpoch ? values[0] : '';
    if (epoch === undefined) return { epoch, answers };
    for (const [index, lookup] of lookups.entries()) {
      const { storeKey: key, group } = lookup;
      const value = values[hasEpoch ? index + 1 : index];
      const answer = readStored({ key, epoch, macs }, value, policy.receiptHeaders);
      if (!answer || !isEnough(answer, typeOf(lookup), policy)) continue;
      answers.set(lookup, { ...answer, json: jsonFor(answer, group.options) });
    }
    return { epoch, answers };
  }

  function nameUnlisted({ merchants }: MerchantResult): void {
    for (const label of merchants.flatMap(({ cachePolicy = {} }) => Object.values(cachePolicy))) {
      const isKnown = policy.sources.includes(label) || unlisted.has(label);
      if (isKnown || unlisted.size === MAX_UNLISTED) continue;
      unlisted.add(label);
      onUnlisted(label);
    }
  }
}

const typeOf = ({ group }: GatewayLookup): RequestType => group.options.type;

/** A reduced record of an opened row may still be sufficient for a list. */
const isOfUse = (answer: RowResult, type: RequestType, policy: StoragePolicy): boolean =>
  isEnough(answer, type, policy) || isEnough(answer, 'restrictive', policy);
