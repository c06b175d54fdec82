import type { QueryClient } from '@tanstack/react-query';
import type { LookupAnswer } from '../batch/Planner.js';
import type { Transaction } from '../contract/types.js';
import { askPlanner } from './askPlanner.js';
import { createLookup, type KeyedLookup } from './createLookup.js';
import type { MerchantConfig } from './MerchantConfig.js';
import type { MerchantQueryKey } from './merchantQueryKey.js';

export interface MerchantQueryOptions {
  queryKey: MerchantQueryKey;
  queryFn(context: { client: QueryClient; signal: AbortSignal }): Promise<LookupAnswer>;
  retry: false;
  networkMode: 'always';
}

/**
 * One lookup as TanStack Query options: to read, prefetch, invalidate or subscribe to it with the app's own `QueryClient`.
 * `config` must be the provider's. Fetching needs a mounted `MerchantProvider`; on a server use `prefetchMerchants`.
 */
export function merchantQueryOptions(
  transaction: Transaction,
  config?: MerchantConfig,
): MerchantQueryOptions {
  return lookupQueryOptions(createLookup(transaction, config));
}

/**
 * The same for a lookup that is made already. Retries and the online state are the planner's, so TanStack must neither retry
 * nor pause.
 */
export function lookupQueryOptions(lookup: KeyedLookup): MerchantQueryOptions {
  return {
    queryKey: lookup.queryKey,
    // Reading `signal` is what makes TanStack cancel and revert a lookup whose last row left.
    queryFn: ({ client, signal }) => askPlanner(client, lookup, signal),
    retry: false,
    networkMode: 'always',
  };
}
