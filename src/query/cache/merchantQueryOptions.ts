import type { DataTag, QueryClient } from '@tanstack/react-query';
import { redactRow } from '../../service/request/redactRow.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { Transaction } from '../../service/types.js';
import type { MerchantConfig } from '../config.js';
import { getSharedPlanner } from '../provider/SharedPlanner.js';
import { createLookup, type MerchantQueryKey, type QueryLookup } from './createLookup.js';
import { gcTime, SOURCE, staleTime } from './lookupTimes.js';
import { FIXED } from './merchantQuery.js';

interface MerchantQueryOptions {
  /** Types the results of the client's methods, such as `getQueryData(queryKey)`. */
  queryKey: DataTag<MerchantQueryKey, MerchantResult>;
  queryFn(context: { client: QueryClient; signal: AbortSignal }): Promise<MerchantResult>;
  retry: false;
  networkMode: 'always';
  /** Tells merchant queries from others, as in `QueryCache.onError`. */
  meta: { source: 'merchantry' };
  /** 30 minutes. */
  gcTime: number;
  /** By the result's status: 24 hours when `matched`, 4 when `cleaned`, 1 when `unmatched`. */
  staleTime(query: { state: { data?: unknown } }): number;
  refetchOnWindowFocus: boolean;
  refetchOnReconnect: boolean;
}

/**
 * One lookup as TanStack Query options: to read, prefetch, invalidate or observe it with the app's
 * own `QueryClient`. `config` and `redact` must be the provider's. Fetching needs a mounted
 * `MerchantProvider`; on a server use `prefetchMerchants`. A row that `redact` withholds gets the
 * options of a row without text, which is `unmatched` without a request.
 */
export function merchantQueryOptions(
  transaction: Transaction,
  config?: MerchantConfig,
  redact?: (transaction: Readonly<Transaction>) => Transaction | null,
): MerchantQueryOptions {
  const { queryKey, queryFn, retry, networkMode } = lookupQueryOptions(
    createLookup(redactRow(transaction, redact), config),
  );
  return {
    gcTime,
    staleTime,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: SOURCE,
    queryKey,
    queryFn,
    retry,
    networkMode,
  };
}

/** The options that define a lookup's query; defaults of the host app do not change them. */
export function lookupQueryOptions(
  lookup: QueryLookup,
): Pick<MerchantQueryOptions, 'queryKey' | 'queryFn'> & typeof FIXED {
  const { queryKey, scope } = lookup;
  return {
    queryKey: queryKey as MerchantQueryOptions['queryKey'],
    // Reading `signal` makes TanStack cancel the fetch when the last observer unmounts.
    queryFn: ({ client, signal }) => getSharedPlanner(client, scope).load(lookup, signal),
    ...FIXED,
  };
}
