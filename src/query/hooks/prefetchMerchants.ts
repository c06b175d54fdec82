import type { QueryClient, QueryMeta } from '@tanstack/react-query';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type { BatchOptions, PlannerEvent } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { expectFetcher, type MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import { redactRows, WITHHELD } from '../../service/request/redactRow.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { Transaction } from '../../service/types.js';
import { guardCallback } from '../../utils/callHostCode.js';
import { expectWholeNumber } from '../../utils/expectWholeNumber.js';
import { createLookup, type MerchantQueryKey, type QueryLookup } from '../cache/createLookup.js';
import { lookupDefaults } from '../cache/lookupTimes.js';
import { findQuery, forgetFailure } from '../cache/merchantQuery.js';
import { lookupQueryOptions } from '../cache/merchantQueryOptions.js';
import type { MerchantConfig } from '../config.js';
import { startPrefetch } from '../provider/startPlanner.js';

export interface PrefetchMerchantsOptions {
  fetcher: MerchantListFetcher;
  /** The rows of the first screen. */
  transactions: readonly Transaction[];
  /** The provider's config; with a different one, the provider loads the rows again. */
  config?: MerchantConfig | undefined;
  /** The provider's `redact`; with a different one, the provider loads the rows again. */
  redact?: ((transaction: Readonly<Transaction>) => Transaction | null) | undefined;
  batch?: BatchOptions | undefined;
  /**
   * Ends the prefetch, for instance when the reader has left. If already aborted, nothing is
   * requested.
   */
  signal?: AbortSignal | undefined;
  /** How long the page waits for merchants. Default 1000 ms. */
  deadlineMs?: number | undefined;
  /** Called with each event of the planner. Events contain no raw transaction text. */
  onEvent?: ((event: PlannerEvent) => void) | undefined;
}

/** Counts of the rows that may be requested, by outcome. */
export interface PrefetchedMerchants {
  /** Rows whose result is in the cache, new or from before. */
  readonly settled: number;
  /** Rows for which the service had no usable result. The list loads them. */
  readonly failed: number;
  /** Rows without an outcome by the deadline or the abort. The list loads them. */
  readonly pending: number;
}

/**
 * Loads the merchants of a first screen into the cache, in as few requests as possible: for servers
 * and route loaders. Nothing is retried, bisected or waited for: the browser does that later. At
 * the deadline, or when `signal` aborts, open requests are aborted and nothing continues.
 *
 * Rows in the cache are not requested; a list that mounts meanwhile waits for these requests
 * instead of sending its own. Service failures never reject: rows without a result are left for the
 * list to load. Rows without an id and rows withheld by `redact` are left out. Rejects only for
 * mistakes of the caller: a `fetcher` that is not a function (`TypeError`), and numbers of `batch`
 * or `deadlineMs` that cannot work (`RangeError`).
 */
export async function prefetchMerchants(
  client: QueryClient,
  options: PrefetchMerchantsOptions,
): Promise<PrefetchedMerchants> {
  const {
    fetcher,
    transactions,
    config,
    redact,
    batch,
    signal,
    deadlineMs = 1_000,
    onEvent,
  } = options;
  expectFetcher(fetcher);
  const limits = readBatchOptions(batch, fetcher);
  expectWholeNumber('deadlineMs', deadlineMs);
  const lookups = redactRows(transactions, redact)
    .filter((row) => row !== WITHHELD)
    .map((row) => createLookup(row, config));
  const planner = startPrefetch({
    client,
    limits,
    fetcher,
    onEvent: (event) => guardCallback('onEvent', () => onEvent?.(event)),
  });

  /** Lookups that this planner loads; other queries may be fetched by something else. */
  const begun = new Set<QueryLookup>();
  const failed = new Set<string>();
  let isOver = false;
  const prefetch = async (lookup: QueryLookup): Promise<void> => {
    const { queryFn, queryKey, ...required } = lookupQueryOptions(lookup);
    const defaults = lookupDefaults(client, queryKey);
    await client.prefetchQuery({
      ...defaults,
      ...required,
      // Read by `observeLookup` if the page is sent before the result.
      meta: { ...defaults.meta, streamed: true },
      queryKey,
      // The query keeps this function. If it is fetched again, the provider loads it.
      queryFn(context) {
        if (isOver || begun.has(lookup)) return queryFn(context);
        begun.add(lookup);
        return planner.load(lookup).then(
          // As in `SharedPlanner.load`, the cache may hold a fuller record.
          (result) => client.getQueryData<MerchantResult>(queryKey) ?? result,
          (error) => {
            if (error instanceof EnrichmentError) failed.add(lookup.key);
            throw error;
          },
        );
      },
    });
    if (begun.has(lookup)) finish(client, queryKey, defaults.meta);
  };

  let end = noop;
  const ended = new Promise<void>((resolve) => {
    end = () => {
      isOver = true;
      planner.stop();
      resolve();
    };
  });
  const timer = setTimeout(end, deadlineMs);
  signal?.addEventListener('abort', end);
  const wanted = signal?.aborted ? [] : lookups;
  const running = wanted.map((lookup) => ({ lookup, done: prefetch(lookup) }));
  await Promise.race([ended, Promise.all(running.map(({ done }) => done))]);
  clearTimeout(timer);
  signal?.removeEventListener('abort', end);
  end();
  // The planner has just settled the remaining ones.
  await Promise.all(running.map(({ lookup, done }) => begun.has(lookup) && done));
  const counts = { settled: 0, failed: 0, pending: 0 };
  for (const { key, queryKey } of lookups) {
    const hasResult = findQuery(client, queryKey)?.state.data !== undefined;
    counts[failed.has(key) ? 'failed' : hasResult ? 'settled' : 'pending'] += 1;
  }
  return counts;
}

const noop = () => {};

/**
 * Stops streaming the query. A failure is reset to never fetched, so that rows that show the lookup
 * load it through the provider.
 */
function finish(client: QueryClient, queryKey: MerchantQueryKey, meta: QueryMeta): void {
  const query = findQuery(client, queryKey);
  query?.setOptions({ ...query.options, meta });
  if (query?.state.status !== 'error') return;
  forgetFailure(query);
  // Removes the query from dehydration, including its rejected promise.
  const isEmpty = query.state.data === undefined;
  if (isEmpty && query.getObserversCount() === 0) client.getQueryCache().remove(query);
}
