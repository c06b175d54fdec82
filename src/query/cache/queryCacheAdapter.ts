import {
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import type { Outcome } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { isResult, type MerchantResult, toResult } from '../../service/response/MerchantResult.js';
import { narrowRecord } from '../../service/response/narrowRecord.js';
import { guardCallback } from '../../utils/callHostCode.js';
import { MERCHANT_QUERY_ROOT, type QueryLookup } from './createLookup.js';
import { lookupDefaults, retryWaitMs } from './lookupTimes.js';
import {
  FIXED,
  findQuery,
  forgetFailure,
  type MerchantQuery,
  revertQuery,
  SUBSCRIBER,
} from './merchantQuery.js';

type Load = (lookup: QueryLookup, signal: AbortSignal) => Promise<MerchantResult>;

/** The planner's access to the app's cache: it reads fresh results and writes outcomes. */
export function queryCacheAdapter(client: QueryClient) {
  const cache = client.getQueryCache();

  const reloaded = new WeakSet<Query>();
  function reloadGivenUp(query: Query, error: unknown): void {
    const hasFailed = query.state.status === 'error' || query.state.fetchFailureCount > 0;
    if (!hasFailed || error instanceof EnrichmentError || reloaded.has(query)) return;
    reloaded.add(query);
    query.cancel({ revert: true });
    forgetFailure(query);
  }

  /** The same row's query of another request type. */
  function findSibling({ queryKey }: QueryLookup, type: string): MerchantQuery | undefined {
    const [root, , options, content] = queryKey;
    return findQuery(client, [root, type, options, content]);
  }

  /** Makes a query stay as long as results do. */
  function prolong(query: MerchantQuery): void {
    const { queryKey, options } = query;
    const { gcTime } = lookupDefaults(client, queryKey);
    query.setOptions({ ...options, gcTime });
    if (query.isActive() || query.state.fetchStatus !== 'idle') return;
    // Its gc timer is already running. Subscribing and unsubscribing an observer restarts it.
    new QueryObserver(client, { ...options, queryKey, gcTime, enabled: false }).subscribe(
      () => {},
    )();
  }

  /** A query's result, unless it is invalidated or past its stale time. */
  function freshResult(query: MerchantQuery): MerchantResult | undefined {
    const { staleTime } = lookupDefaults(client, query.queryKey);
    const ms = typeof staleTime === 'function' ? staleTime(query) : staleTime;
    return query.isStaleByTime(ms) ? undefined : query.state.data;
  }

  function writeResult(query: MerchantQuery, result: MerchantResult): void {
    prolong(query);
    query.setData(result, { manual: true });
    if (query.state.errorUpdateCount > 0) query.setState({ errorUpdateCount: 0 });
  }

  /**
   * Writes a result. A row without a result also gets one from its details, reduced to its own
   * type; it shows the fuller one only if the host app wants that.
   */
  function write(lookup: QueryLookup, outcome: Outcome): void {
    const query = findQuery(client, lookup.queryKey);
    const [, type] = lookup.queryKey;
    if (!query) return;
    prolong(query);
    if (outcome instanceof EnrichmentError) writeError(query, outcome);
    else {
      const { isFullest } = lookup;
      const details = isFullest && type === 'restrictive' && findSibling(lookup, 'extended');
      const fuller = details && freshResult(details);
      writeResult(query, fuller && fuller.merchants.length > 0 ? fuller : outcome);
      const row = type === 'extended' && findSibling(lookup, 'restrictive');
      if (!row) return;
      if (isFullest && outcome.merchants.length > 0) writeResult(row, outcome);
      else if (!isResult(row.state.data))
        writeResult(row, isFullest ? outcome : narrow(outcome, lookup));
    }
  }

  function prepareOne(lookup: QueryLookup, load: Load): void {
    const { queryKey } = lookup;
    const query = findQuery(client, queryKey);
    if (query) {
      prolong(query);
      return;
    }
    // For a row that only fills up the batch.
    const queryFn = ({ signal }: { signal: AbortSignal }) => load(lookup, signal);
    const options = { ...lookupDefaults(client, queryKey), queryKey, queryFn, ...FIXED };
    // Uses the host app's hash function, if it set one.
    cache.build(client, client.defaultQueryOptions(options));
  }

  return {
    settle(outcomes: ReadonlyMap<QueryLookup, Outcome>) {
      // One notification for all rows of a response: React renders them in one commit.
      notifyManager.batch(() => {
        for (const [lookup, outcome] of outcomes) {
          guardCallback(SUBSCRIBER, () => write(lookup, outcome));
        }
      });
    },
    revert: (lookup: QueryLookup) => revertQuery(client, lookup.queryKey),
    waitMs(lookup: QueryLookup): number {
      const query = findQuery(client, lookup.queryKey);
      if (!query) return 0;
      // Checked first, because a failure is written before its fetch has ended.
      const waitMs = retryWaitMs(query.state);
      // Something else, such as a prefetch, may be fetching it.
      const isFetching = query.state.fetchStatus === 'fetching';
      // After an error the data is the old result.
      const isFresh = query.state.status !== 'error' && freshResult(query) !== undefined;
      const isKnown = isFresh || (waitMs === 0 && isFetching);
      return isKnown ? Number.POSITIVE_INFINITY : waitMs;
    },
    /** Creates a query for each lookup about to be sent, so that it exists until the response. */
    prepare(lookups: readonly QueryLookup[], load: Load) {
      for (const lookup of lookups) guardCallback(SUBSCRIBER, () => prepareOne(lookup, load));
    },
    /** Lets rows reload at once whose failure has been resolved. */
    endRetryDelays(isOver: (error: unknown) => boolean): void {
      const queryKey = [MERCHANT_QUERY_ROOT];
      const over = cache.findAll({ queryKey, predicate: ({ state }) => isOver(state.error) });
      for (const query of over) query.setState({ errorUpdatedAt: 0, errorUpdateCount: 0 });
    },
    /**
     * Calls back with each removed merchant query, including those of other scopes, because a key
     * does not reveal its scope. Also handles queries that a streaming server gave up: TanStack
     * would retry after a second, or show the row as failed. Such a query is reset to never
     * fetched, and loads for its row at once.
     */
    watch(onRemoved: (key: string, query: Query) => void): () => void {
      return cache.subscribe((event) => {
        const { type, query } = event;
        if (query.queryKey[0] !== MERCHANT_QUERY_ROOT) return;
        // Some versions of TanStack report a removed query after another one has replaced it.
        if (type === 'removed' && !cache.get(query.queryHash)) {
          onRemoved(hashKey(query.queryKey), query);
        }
        if (type === 'updated' && 'error' in event.action) reloadGivenUp(query, event.action.error);
      });
    },
    /** Reloads the queries that were given up before `watch` was called. */
    reloadAllGivenUp() {
      for (const query of cache.findAll({ queryKey: [MERCHANT_QUERY_ROOT] })) {
        reloadGivenUp(query, query.state.error ?? query.state.fetchFailureReason);
      }
    },
  };
}

/** Reduces a result of the details to what the row's own request would have returned. */
function narrow({ merchants, lookupId, receipt }: MerchantResult, { group }: QueryLookup) {
  const options = { ...group.options, type: 'restrictive' };
  return toResult(
    merchants.map((record) => narrowRecord(record, options)),
    lookupId,
    receipt,
  );
}

/**
 * Writes a row's failure. TanStack would report each in its own task; written here, all share one
 * commit. It also reaches rows that unmounted while their request was in flight, which TanStack
 * does not count.
 */
function writeError(query: MerchantQuery, error: EnrichmentError): void {
  const { fetchStatus, errorUpdateCount } = query.state;
  query.setState({
    status: 'error',
    error,
    errorUpdatedAt: Date.now(),
    errorUpdateCount: fetchStatus === 'fetching' ? errorUpdateCount : errorUpdateCount + 1,
  });
}
