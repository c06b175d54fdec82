import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { RequestType } from '../service/types.js';
import type { Circle, GatewayLookup } from './createLookupMaker.js';
import { storePrefix } from './createLookupMaker.js';
import type { GuardedStore } from './store/guardStore.js';
import type { StoreEntry } from './store/Store.js';
import {
  cutForStore,
  isEnough,
  jsonFor,
  keptMs,
  type RowAnswer,
  readStored,
  type StoragePolicy,
  writeStored,
} from './storedResult.js';

interface ResultsOptions {
  store: Pick<GuardedStore, 'getMany' | 'setMany' | 'purge'>;
  policy: StoragePolicy;
  random(): number;
  /** Called once with each label of a record that `policy.sources` does not list. */
  onUnlisted(label: string): void;
}

/** A service that made up labels would otherwise fill the memory. */
const MAX_UNLISTED = 100;

type Values = readonly (string | undefined)[];

export type Results = ReturnType<typeof createResults>;

/** Results that are kept as long and as far as each record's own policy allows. */
export function createResults({ store, policy, random, onUnlisted }: ResultsOptions) {
  const unlisted = new Set<string>();

  return {
    /**
     * What is stored of these lookups, and enough for them. `onLate` gets what a store that was too
     * slow, and counts as empty, answers after all.
     */
    async read(
      lookups: readonly GatewayLookup[],
      onLate?: (answers: ReadonlyMap<GatewayLookup, RowAnswer>) => void,
    ): Promise<ReadonlyMap<GatewayLookup, RowAnswer>> {
      if (lookups.length === 0) return new Map();
      const keys = lookups.map(({ storeKey }) => storeKey);
      const late = onLate && ((values: Values) => onLate(readValues(lookups, values)));
      return readValues(lookups, await store.getMany(keys, late));
    },

    /** Stores what may be stored, if it can be of use to a later request. */
    async keep(results: ReadonlyMap<GatewayLookup, MerchantResult>): Promise<void> {
      const entries: StoreEntry[] = [];
      for (const [lookup, result] of results) {
        nameUnlisted(result);
        const type = typeOf(lookup);
        const { forceCacheableFields: forced = [] } = lookup.group.options;
        const answer = cutForStore(result, { sources: policy.sources, forced: [...forced], type });
        if (!answer || !isOfUse(answer, type, policy)) continue;
        const { storeKey: key } = lookup;
        const ttlMs = keptMs(result.status, random);
        entries.push({ key, value: writeStored(key, answer), ttlMs });
      }
      if (entries.length > 0) await store.setMany(entries);
    },

    purge: (circle: Circle): Promise<void> => store.purge([{ prefix: storePrefix(circle) }]),
  };

  function readValues(
    lookups: readonly GatewayLookup[],
    values: Values,
  ): ReadonlyMap<GatewayLookup, RowAnswer> {
    const answers = new Map<GatewayLookup, RowAnswer>();
    for (const [index, lookup] of lookups.entries()) {
      const answer = readStored(lookup.storeKey, values[index], policy.receiptHeaders);
      if (!answer || !isEnough(answer, typeOf(lookup), policy)) continue;
      answers.set(lookup, { ...answer, json: jsonFor(answer, lookup.group.options) });
    }
    return answers;
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

/** An opened row's record, cut, may still be enough for a list. */
const isOfUse = (answer: RowAnswer, type: RequestType, policy: StoragePolicy): boolean =>
  isEnough(answer, type, policy) || isEnough(answer, 'restrictive', policy);
