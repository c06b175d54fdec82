import { hashKey, notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { Outcome } from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { isDevelopment } from '../../service/isDevelopment.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { MERCHANT_QUERY_ROOT, type MerchantQueryKey, type QueryLookup } from './createLookup.js';
import { isRetryDelayed, lookupDefaults } from './lookupTimes.js';

export type MerchantQuery = Query<MerchantResult, Error, MerchantResult, MerchantQueryKey>;

/** By its hash: `QueryCache.find` compares the key with that of every query. */
export function findMerchantQuery(
  client: QueryClient,
  queryKey: MerchantQueryKey,
): MerchantQuery | undefined {
  return client.getQueryCache().get(client.defaultQueryOptions({ queryKey }).queryHash);
}

/** Calls code of the host app. An error thrown there is reported in development only. */
export function guardCallback(name: string, callback: () => void): void {
  try {
    callback();
  } catch (error) {
    if (isDevelopment()) console.error(`Merchantry: ${name} threw.`, error);
  }
}

const SUBSCRIBER = 'a subscriber of the query cache';

/** The app's cache as a planner sees it: where results are written, and what is known already. */
export function queryCacheAdapter(client: QueryClient) {
  const cache = client.getQueryCache();

  /** The same row's query of another request type. */
  function findSibling({ queryKey }: QueryLookup, type: string): MerchantQuery | undefined {
    const [root, scope, , options, content] = queryKey;
    return findMerchantQuery(client, [root, scope, type, options, content]);
  }

  /** From now on a query stays as long as results stay. */
  function prolong(query: MerchantQuery): void {
    const { gcTime } = lookupDefaults(client, query.queryKey);
    query.setOptions({ ...query.options, gcTime });
  }

  /** A query's result, unless it is invalidated or past its stale time. */
  function freshResult(query: MerchantQuery | undefined): MerchantResult | undefined {
    if (!query) return undefined;
    const { staleTime } = lookupDefaults(client, query.queryKey);
    const ms = typeof staleTime === 'function' ? staleTime(query) : staleTime;
    return query.isStaleByTime(ms) ? undefined : query.state.data;
  }

  function writeResult(query: MerchantQuery, result: MerchantResult): void {
    prolong(query);
    query.setData(result, { manual: true });
    if (query.state.errorUpdateCount > 0) query.setState({ errorUpdateCount: 0 });
  }

  /** A row shows its extended result, if there is one, instead of the restrictive one. */
  function write(lookup: QueryLookup, outcome: Outcome): void {
    const query = findMerchantQuery(client, lookup.queryKey);
    const [, , type] = lookup.queryKey;
    if (!query) return;
    if (outcome instanceof EnrichmentError) writeError(query, outcome);
    else {
      const fuller = type === 'restrictive' && freshResult(findSibling(lookup, 'extended'));
      writeResult(query, fuller || outcome);
      const row = type === 'extended' && findSibling(lookup, 'restrictive');
      if (row) writeResult(row, outcome);
    }
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
    revert(lookup: QueryLookup) {
      const query = findMerchantQuery(client, lookup.queryKey);
      guardCallback(SUBSCRIBER, () => void query?.cancel({ revert: true }));
    },
    isKnown(lookup: QueryLookup): boolean {
      const query = findMerchantQuery(client, lookup.queryKey);
      // Something else may be fetching it, such as a prefetch.
      const isFetching = query?.state.fetchStatus === 'fetching';
      return isFetching || Boolean(query && isRetryDelayed(query.state)) || !!freshResult(query);
    },
    /** Gives each lookup that is about to be sent a query that lives until the response. */
    prepare(lookups: readonly QueryLookup[]) {
      for (const { queryKey } of lookups) {
        const query = findMerchantQuery(client, queryKey);
        if (query) prolong(query);
        // A row that only fills the batch.
        else cache.build(client, { queryKey, gcTime: lookupDefaults(client, queryKey).gcTime });
      }
    },
    /** What caused failures of these kinds is over: visible rows load now, others when shown. */
    endRetryDelays(scope: string, kinds: readonly string[]) {
      const over = new Set<Query>();
      for (const query of cache.findAll({ queryKey: [MERCHANT_QUERY_ROOT, scope] })) {
        const { error } = query.state;
        if (!(error instanceof EnrichmentError) || !kinds.includes(error.kind)) continue;
        query.setState({ errorUpdatedAt: 0 });
        over.add(query);
      }
      void client.refetchQueries({ type: 'active', predicate: (query) => over.has(query) });
    },
    /** Tells the key of each query that is removed, and whether it was removed under a row. */
    onRemoved(scope: string, listener: (key: string, isObserved: boolean) => void): () => void {
      return cache.subscribe(({ type, query }) => {
        const [root, of] = query.queryKey;
        if (type !== 'removed' || root !== MERCHANT_QUERY_ROOT || of !== scope) return;
        // Some versions of TanStack report a collected query after another one took its place.
        if (cache.get(query.queryHash)) return;
        listener(hashKey(query.queryKey), query.getObserversCount() > 0);
      });
    },
  };
}

/**
 * TanStack would report each row's failure in a task of its own; written here they are one commit.
 * It also reaches rows that left while their request was in flight: TanStack does not count those.
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
