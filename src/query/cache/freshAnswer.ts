import type { QueryClient } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { LookupQuery } from './findLookup.js';
import { staleMs } from './lookupLife.js';

/** A query's answer, unless it is invalidated or past its stale time. */
export function freshAnswer(
  client: QueryClient,
  query: LookupQuery | undefined,
): MerchantResult | undefined {
  if (query?.state.data === undefined) return undefined;
  const { staleTime = staleMs } = client.getQueryDefaults(query.queryKey);
  const ms = typeof staleTime === 'function' ? staleTime(query) : staleTime;
  return query.isStaleByTime(ms) ? undefined : query.state.data;
}
