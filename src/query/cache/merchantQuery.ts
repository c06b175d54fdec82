import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { guardCallback } from '../../utils/callHostCode.js';
import type { MerchantQueryKey } from './createLookup.js';

export type MerchantQuery = Query<MerchantResult, Error, MerchantResult, MerchantQueryKey>;

/** Query options that defaults of the host app cannot change. */
export const FIXED = {
  // The planner handles retries and the online state.
  retry: false,
  networkMode: 'always',
  // Data comes only from the planner.
  initialData: () => undefined,
  structuralSharing: true,
} as const;

/** Name of the callback in warnings of `guardCallback`. */
export const SUBSCRIBER = 'a subscriber of the query cache';

/** Looks up by hash, because `QueryCache.find` compares the key with every query's. */
export function findQuery(client: QueryClient, key: MerchantQueryKey): MerchantQuery | undefined {
  return client.getQueryCache().get(client.defaultQueryOptions({ queryKey: key }).queryHash);
}

/** Cancels a fetch and restores the state before it. */
export function revertQuery(client: QueryClient, key: MerchantQueryKey): void {
  const query = findQuery(client, key);
  guardCallback(SUBSCRIBER, () => {
    query?.cancel({ revert: true });
    // An observer of the host app is waiting. No row shows it, so this is an explicit load.
    if (query?.isActive()) query.fetch().catch(() => {});
  });
}

/** Resets a failed query to never fetched, and loads it for the rows that show it. */
export function forgetFailure<T, K extends QueryKey>(query: Query<T, Error, T, K>): void {
  query.setState({
    status: query.state.data === undefined ? 'pending' : 'success',
    error: null,
    errorUpdatedAt: 0,
    errorUpdateCount: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
  });
  if (query.isActive()) query.fetch().catch(() => {});
}
