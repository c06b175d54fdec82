import type { QueryClient } from '@tanstack/react-query';
import type { Planner } from '../../planner/types.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { Transaction } from '../../service/types.js';
import type { MerchantConfig } from '../provider/MerchantConfig.js';
import { plannerFor } from '../provider/plannerFor.js';
import { createLookup, type KeyedLookup } from './createLookup.js';
import { findLookup } from './findLookup.js';
import { staleMs } from './lookupLife.js';
import type { MerchantQueryKey } from './merchantQueryKey.js';

export interface MerchantQueryOptions {
  queryKey: MerchantQueryKey;
  /** What TanStack's `hashKey` makes of `queryKey`, ready made: whoever replaces one replaces both. */
  queryHash: string;
  queryFn(context: { client: QueryClient; signal: AbortSignal }): Promise<MerchantResult>;
  retry: false;
  networkMode: 'always';
  /** `Infinity`: where there is a provider or was a prefetch, what no row has shown for 30 minutes is removed without it. */
  gcTime: number;
  staleTime(query: { state: { data?: unknown } }): number;
  refetchOnWindowFocus: boolean;
  refetchOnReconnect: boolean;
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
 * nor pause. Written out, not set as the client's query defaults: those would cost each row more than TanStack itself does.
 */
export function lookupQueryOptions(lookup: KeyedLookup): MerchantQueryOptions {
  const { queryKey } = lookup;
  return {
    queryKey,
    queryHash: lookup.key,
    // Resolves to what the planner has written into the cache by then. Reading `signal` is what makes TanStack cancel and
    // revert a lookup whose last row left.
    queryFn: ({ client, signal }) =>
      loadWith(plannerFor(client, queryKey[1]).planner, lookup, client, signal),
    retry: false,
    networkMode: 'always',
    gcTime: Infinity,
    staleTime: staleMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}

/** Resolves to what the cache holds by then: it may be a fuller record than the one that was loaded. */
export async function loadWith(
  planner: Planner,
  lookup: KeyedLookup,
  client: QueryClient,
  signal?: AbortSignal,
): Promise<MerchantResult> {
  const result = await planner.load(lookup, signal);
  return findLookup(client, lookup.key)?.state.data ?? result;
}
