import type { Query, QueryClient } from '@tanstack/react-query';
import type { LookupAnswer } from '../batch/Planner.js';

/** A query's answer, unless it is invalidated or past its stale time. */
export function freshAnswer(
  client: QueryClient,
  query: Query<LookupAnswer> | undefined,
): LookupAnswer | undefined {
  if (query?.state.data === undefined) return undefined;
  const { queryKey, queryHash } = query;
  const { staleTime } = client.defaultQueryOptions<LookupAnswer>({ queryKey, queryHash });
  const staleMs = typeof staleTime === 'function' ? staleTime(query) : staleTime;
  return query.isStaleByTime(staleMs) ? undefined : query.state.data;
}
