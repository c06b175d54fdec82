import type { Query, QueryClient } from '@tanstack/react-query';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantQueryKey } from './merchantQueryKey.js';

export type LookupQuery = Query<MerchantResult, Error, MerchantResult, MerchantQueryKey>;

/** A lookup's query. By its hash: `QueryCache.find` would compare the key with that of every query there is. */
export function findLookup(client: QueryClient, key: string): LookupQuery | undefined {
  return client.getQueryCache().get(key);
}

/** The query that takes in what is known of a lookup. None stands for one that only filled a call, or whose row left. */
export function buildLookup(client: QueryClient, key: string): LookupQuery {
  const found = findLookup(client, key);
  if (found) return found;
  const queryKey = JSON.parse(key) as MerchantQueryKey;
  const { gcTime = Infinity } = client.getQueryDefaults(queryKey);
  return client.getQueryCache().build(client, { queryKey, queryHash: key, gcTime });
}
