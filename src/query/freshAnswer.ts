import type { QueryClient } from '@tanstack/react-query';
import type { LookupAnswer } from '../batch/Planner.js';
import { findLookup } from './findLookup.js';
import type { MerchantQueryKey } from './merchantQueryKey.js';

/** The answer in the cache, unless it is invalidated or past its stale time. */
export function freshAnswer(
  client: QueryClient,
  queryKey: MerchantQueryKey,
): LookupAnswer | undefined {
  const query = findLookup(client, queryKey);
  if (!query) return undefined;
  const { staleTime } = client.defaultQueryOptions<LookupAnswer>({ queryKey });
  const staleMs = typeof staleTime === 'function' ? staleTime(query) : staleTime;
  return query.isStaleByTime(staleMs) ? undefined : query.state.data;
}
