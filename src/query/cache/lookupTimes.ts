import type { QueryClient, QueryMeta, QueryState } from '@tanstack/react-query';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { isResult, type MerchantResult } from '../../service/response/MerchantResult.js';
import { HOUR_MS } from '../../utils/time.js';
import type { MerchantQueryKey } from './createLookup.js';

/** How long a result is fresh. A miss is retried sooner. */
const STALE_MS = { matched: 24 * HOUR_MS, cleaned: 4 * HOUR_MS, unmatched: HOUR_MS };

export function staleTime({ state }: { state: { data?: unknown } }): number {
  const { data } = state;
  return isWhole(data) ? STALE_MS[data.status] : 0;
}

const isWhole = (data: unknown): data is MerchantResult => isResult(data) && !data.partial;

// On a server, a gc timer would keep the cache of a finished request in memory.
export const isServer = typeof window === 'undefined';
/** How long a result stays in the cache after its last observer unmounts. */
export const gcTime = isServer ? Number.POSITIVE_INFINITY : HOUR_MS / 2;

/**
 * How long a query without a result stays: a fling creates one for each row that passes. Not 0,
 * because a row creates its query while rendering and observes it later. TanStack uses the longest
 * `gcTime` a query was given, so a result prolongs it.
 */
const EMPTY_GC_MS = isServer ? Number.POSITIVE_INFINITY : 1_000;

/** Lets an app's own `QueryCache` callbacks recognise these queries by their `meta`. */
export const SOURCE = { source: 'merchantry' } as const;

/**
 * Defaults of a merchant query. What the host app sets with `setQueryDefaults(['merchantry'])`
 * takes precedence.
 */
export function lookupDefaults(
  client: QueryClient,
  queryKey: MerchantQueryKey,
  isEmpty = false,
): ReturnType<QueryClient['getQueryDefaults']> & { gcTime: number; meta: QueryMeta } {
  const host = client.getQueryDefaults(queryKey);
  const { staleTime: own } = host;
  return {
    ...host,
    meta: { ...host.meta, ...SOURCE },
    gcTime: isEmpty ? EMPTY_GC_MS : Math.max(host.gcTime ?? gcTime, EMPTY_GC_MS),
    staleTime: (query) => {
      // A partial result, or none, is stale whatever the host app sets.
      if (own === undefined || !isWhole(query.state.data)) return staleTime(query);
      return typeof own === 'function' ? own(query) : own;
    },
    refetchOnWindowFocus: host.refetchOnWindowFocus ?? false,
    refetchOnReconnect: host.refetchOnReconnect ?? false,
  };
}

/**
 * Backoff of a failed row, which reloads while it is visible or becomes visible again. Without a
 * wait, scrolling up and down would request it each time. Half a minute is longer than a reader
 * lingers; ten minutes spare a service that is down all day.
 */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

export type FailureState = Pick<
  QueryState,
  'status' | 'error' | 'errorUpdatedAt' | 'errorUpdateCount'
>;

/** How long a visible row must still wait before it reloads a failed lookup. */
export function retryWaitMs(
  { status, error, errorUpdatedAt, errorUpdateCount }: FailureState,
  now: number = Date.now(),
): number {
  // Other errors, such as a missing provider, say nothing about the service.
  if (status !== 'error' || !(error instanceof EnrichmentError)) return 0;
  // TanStack counts a failure only after its fetch has ended, which is after it was written.
  const failures = Math.max(1, errorUpdateCount);
  const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
  const waitedMs = now - errorUpdatedAt;
  // Negative if the clock was set back. Retrying early is better than an hour late.
  return waitedMs < 0 ? 0 : Math.max(0, delayMs - waitedMs);
}
