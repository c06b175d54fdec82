import type { QueryClient, QueryMeta, QueryState } from '@tanstack/react-query';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { isResult, type MerchantResult } from '../../service/response/MerchantResult.js';
import type { MerchantQueryKey } from './createLookup.js';

const HOUR_MS = 3_600_000;

/** How long a result counts as fresh. A miss is worth another request sooner. */
const STALE_MS = { matched: 24 * HOUR_MS, cleaned: 4 * HOUR_MS, unmatched: HOUR_MS };

export function staleTime({ state }: { state: { data?: unknown } }): number {
  const { data } = state;
  return isWhole(data) ? STALE_MS[data.status] : 0;
}

const isWhole = (data: unknown): data is MerchantResult => isResult(data) && !data.partial;

// On a server a timer would keep the cache of a finished request in memory.
export const isServer = typeof window === 'undefined';
/** How long a result stays in the cache after the last row that showed it. */
export const gcTime = isServer ? Number.POSITIVE_INFINITY : HOUR_MS / 2;

/**
 * How long a query without a result stays: a fling makes one for each row that passes by. Not 0,
 * because a row makes its query while rendering and observes it only afterwards. TanStack keeps to
 * the longest `gcTime` that a query was given, so a result prolongs it.
 */
const EMPTY_GC_MS = isServer ? Number.POSITIVE_INFINITY : 1_000;

/** By `meta` an app's own `QueryCache` callbacks tell these queries from others. */
export const SOURCE = { source: 'merchantry' } as const;

/**
 * Defaults of a merchant query; what the host app set by `setQueryDefaults(['merchantry'])`
 * wins.
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
      // A partial result is stale whatever the host app says, and so is what is no result.
      if (own === undefined || !isWhole(query.state.data)) return staleTime(query);
      return typeof own === 'function' ? own(query) : own;
    },
    refetchOnWindowFocus: host.refetchOnWindowFocus ?? false,
    refetchOnReconnect: host.refetchOnReconnect ?? false,
  };
}

/**
 * A row that failed loads again by itself while it is visible, or when it becomes visible again,
 * but not at once: a list that is scrolled up and down would request its failing rows each time.
 * Half a minute is longer than a reader lingers; ten minutes spare a service that is down all day.
 */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

export type FailureState = Pick<
  QueryState,
  'status' | 'error' | 'errorUpdatedAt' | 'errorUpdateCount'
>;

/** How long a failed lookup has to wait before a row that shows it loads it again. */
export function retryWaitMs(
  { status, error, errorUpdatedAt, errorUpdateCount }: FailureState,
  now: number = Date.now(),
): number {
  // Another error, as without a provider, says nothing about the service.
  if (status !== 'error' || !(error instanceof EnrichmentError)) return 0;
  // TanStack counts a failure only when its fetch has ended, after it was written.
  const failures = Math.max(1, errorUpdateCount);
  const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
  const waitedMs = now - errorUpdatedAt;
  // Negative after the clock was set back: better too early than an hour too late.
  return waitedMs < 0 ? 0 : Math.max(0, delayMs - waitedMs);
}
