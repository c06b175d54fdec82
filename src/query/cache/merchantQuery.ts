import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { guardCallback } from '../../utils/guardCallback.js';
import type { MerchantQueryKey } from './createLookup.js';

export type MerchantQuery = Query<MerchantResult, Error, MerchantResult, MerchantQueryKey>;

/** What no default of the host app changes in a lookup's query. */
export const FIXED = {
  // Retries and the online state are the planner's.
  retry: false,
  networkMode: 'always',
  // What is read is what the planner wrote.
  initialData: () => undefined,
  structuralSharing: true,
} as const;

/** For `guardCallback`. */
export const SUBSCRIBER = 'a subscriber of the query cache';

/** By its hash: `QueryCache.find` compares the key with that of every query. */
export function findQuery(client: QueryClient, key: MerchantQueryKey): MerchantQuery | undefined {
  return client.getQueryCache().get(client.defaultQueryOptions({ queryKey: key }).queryHash);
}

/** Ends a fetch as if it had never begun. */
export function revertQuery(client: QueryClient, key: MerchantQueryKey): void {
  const query = findQuery(client, key);
  guardCallback(SUBSCRIBER, () => {
    query?.cancel({ revert: true });
    // An observer of the host app waits for it: nothing shows it, so it is loaded explicitly.
    if (query?.isActive()) query.fetch().catch(() => {});
  });
}

/** Makes a failed query one that was never fetched, and loads it for the rows that show it. */
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
