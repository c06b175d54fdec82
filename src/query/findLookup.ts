import type { Query, QueryClient } from '@tanstack/react-query';
import type { LookupAnswer } from '../batch/Planner.js';
import type { MerchantQueryKey } from './merchantQueryKey.js';

/** A lookup's query. By its hash: `QueryCache.find` would compare the key with that of every query there is. */
export function findLookup(
  client: QueryClient,
  queryKey: MerchantQueryKey,
): Query<LookupAnswer> | undefined {
  const { queryHash } = client.defaultQueryOptions({ queryKey });
  return client.getQueryCache().get<LookupAnswer>(queryHash);
}
