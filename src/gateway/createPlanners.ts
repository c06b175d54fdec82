import { createPlanner } from '../planner/createPlanner.js';
import { now } from '../planner/now.js';
import type { BatchLimits } from '../planner/readBatchOptions.js';
import type { Planner, PlannerEnvironment, PlannerEvent } from '../planner/types.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import { fetchMerchantList } from '../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../service/MerchantListFetcher.js';
import { type MerchantResult, toResult } from '../service/response/MerchantResult.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import type { createClaims } from './createClaims.js';
import type { Circle, GatewayLookup } from './createLookupMaker.js';
import { isEnough, jsonFor, readStored, type StoragePolicy } from './storedResult.js';

interface PlannersOptions {
  fetcher: MerchantListFetcher;
  limits: BatchLimits;
  policy: StoragePolicy;
  /** Between replicas that share a store; within one process the planner asks only once. */
  claims: ReturnType<typeof createClaims> | undefined;
  /** Stores what the service answered. Never rejects. */
  keep(results: ReadonlyMap<GatewayLookup, MerchantResult>): Promise<void>;
  onEvent(event: PlannerEvent): void;
}

/** The planner of one circle, for as long as somebody waits for it. */
interface Table {
  readonly planner: Planner<GatewayLookup>;
  /** Loads that wait, and requests that are on their way. */
  users: number;
}

/** What a row got: its result, or why it has none. Undefined when the caller left. */
export type RowOutcome = MerchantResult | EnrichmentError | undefined;

/** A key that is free, and yet cannot be claimed so often, holds something that is no claim. */
const MAX_REFUSALS = 3;

/** Asks the service for lookups: one planner for each circle, so that circles share no request. */
export function createPlanners(options: PlannersOptions) {
  const { fetcher, limits, policy, claims, keep, onEvent } = options;
  const tables = new Map<string, Table>();

  /** Asks the service itself, and stores what it says. */
  const ask = async (lookups: readonly GatewayLookup[], signal: AbortSignal) => {
    const response = await fetchMerchantList(fetcher, lookups, signal);
    const results = new Map<GatewayLookup, MerchantResult>();
    for (const lookup of lookups) {
      const row = response.rows.get(lookup.transaction.id);
      if (row && !(row instanceof Error)) results.set(lookup, row);
    }
    return { response, kept: keep(results) };
  };

  /** Asks for what no other replica asks for, and waits for the rest to appear in the store. */
  const askOnce = async (
    lookups: readonly GatewayLookup[],
    signal: AbortSignal,
    { claim, look, rest }: NonNullable<typeof claims>,
  ): Promise<ParsedResponse> => {
    const rows = new Map<string, MerchantResult | EnrichmentError>();
    const issues: ParsedResponse['issues'][number][] = [];
    const byKey = new Map(lookups.map((lookup) => [lookup.storeKey, lookup]));
    const refusals = new Map<string, number>();
    const patientUntil = now() + limits.timeoutMs / 2;

    const found = (key: string, value: string): boolean => {
      const lookup = byKey.get(key);
      const answer = readStored(key, value, policy.receiptHeaders);
      if (!lookup || !answer) return false;
      const { transaction, group } = lookup;
      if (!isEnough(answer, group.options.type, policy)) return false;
      const records = JSON.parse(jsonFor(answer, group.options));
      rows.set(transaction.id, toResult(records, transaction.id, answer.headers));
      return true;
    };
    const askFor = async (keys: readonly string[]) => {
      const wanted = keys.flatMap((key) => byKey.get(key) ?? []);
      const open = wanted.filter(({ transaction }) => !rows.has(transaction.id));
      if (open.length === 0) return undefined;
      const asked = await ask(open, signal);
      for (const [id, row] of asked.response.rows) rows.set(id, row);
      issues.push(...asked.response.issues);
      return asked;
    };
    /** Returns the keys that others hold. */
    const askForFree = async (keys: readonly string[]): Promise<string[]> => {
      const own = await claim(keys);
      let asked: Awaited<ReturnType<typeof askFor>>;
      try {
        // It may have been stored between the first look and the claim.
        await look(own.keys, found);
        asked = await askFor(own.keys);
      } finally {
        // Others look for the result first, then for the claim. The answer need not wait.
        Promise.resolve(asked?.kept).then(own.release);
      }
      const refused = keys.filter((key) => !own.keys.includes(key));
      for (const key of refused) refusals.set(key, (refusals.get(key) ?? 0) + 1);
      return refused;
    };

    let waiting = await askForFree([...byKey.keys()]);
    for (let looks = 0; waiting.length > 0; looks += 1) {
      await rest(looks, signal);
      const { free, held } = await look(waiting, found);
      if (now() > patientUntil) {
        await askFor([...free, ...held]);
        break;
      }
      const stuck = free.filter((key) => (refusals.get(key) ?? 0) >= MAX_REFUSALS);
      await askFor(stuck);
      const claimable = free.filter((key) => !stuck.includes(key));
      const refused = claimable.length > 0 ? await askForFree(claimable) : [];
      waiting = [...held, ...refused];
    }
    return { rows, issues };
  };

  const leave = (name: string, table: Table): void => {
    table.users -= 1;
    if (table.users > 0 || tables.get(name) !== table) return;
    tables.delete(name);
    table.planner.stop();
  };

  const join = ({ name }: Circle): Table => {
    const known = tables.get(name);
    if (known) return known;
    const table: Table = { planner: createPlanner(callbacks(), environment, limits), users: 0 };
    tables.set(name, table);
    return table;

    function callbacks() {
      return {
        /** A caller who leaves does not end a request that is paid for. */
        async send(lookups: readonly GatewayLookup[], signal: AbortSignal) {
          table.users += 1;
          try {
            if (claims) return await askOnce(lookups, signal, claims);
            return (await ask(lookups, signal)).response;
          } catch (error) {
            // Of `rest`: the planner has given up meanwhile.
            throw error instanceof EnrichmentError ? error : new EnrichmentError('timeout');
          } finally {
            // Later, so that the planner has settled its rows.
            setTimeout(leave, 0, name, table);
          }
        },
        settle() {},
        revert() {},
        /** Nothing is visible: every load is an explicit one. */
        waitMs: () => Number.POSITIVE_INFINITY,
        onEvent,
      };
    }
  };

  return {
    /** In the order of `lookups`. Ends early, for this caller only, when `signal` is aborted. */
    async load(
      circle: Circle,
      lookups: readonly GatewayLookup[],
      signal: AbortSignal,
    ): Promise<readonly RowOutcome[]> {
      const table = join(circle);
      table.users += 1;
      // One for each row: Node warns of a signal with more than ten listeners.
      const loads = lookups.map(() => new AbortController());
      const stop = () => {
        for (const load of loads) load.abort();
      };
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      // The gate knows when a refused key or a busy service may be tried again.
      table.planner.resume();
      try {
        return await Promise.all(
          lookups.map((lookup, index) =>
            table.planner
              .load(lookup, loads[index]?.signal)
              .catch((error: unknown) => (error instanceof EnrichmentError ? error : undefined)),
          ),
        );
      } finally {
        signal.removeEventListener('abort', stop);
        leave(circle.name, table);
      }
    },
    close(): void {
      for (const { planner } of tables.values()) planner.stop();
      tables.clear();
    },
  };
}

const nothing = () => {};

/** A server is always online. */
const environment: PlannerEnvironment = {
  now,
  setTimer(task, ms) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  connection: () => 'online',
  onConnectionChange: () => nothing,
  onReturn: () => nothing,
};
