import type { QueryClient } from '@tanstack/react-query';
import type { LookupAnswer } from '../batch/Planner.js';
import { MERCHANT_QUERY_ROOT } from './merchantQueryKey.js';

const HOUR_MS = 3_600_000;

/** How long an answer is not asked again. A miss is worth another try sooner. */
const STALE_MS: Record<LookupAnswer['status'], number> = {
  matched: 24 * HOUR_MS,
  cleaned: 4 * HOUR_MS,
  unmatched: HOUR_MS,
};

/** Default 30 min after the last row that showed it. */
const GC_MS = HOUR_MS / 2;

/**
 * Lets lookups live by their own times, also those written without an observer, whatever the host's defaults for all
 * queries are. What the host has set for `['merchantry']` before wins.
 */
export function setMerchantQueryDefaults(client: QueryClient): void {
  const root = [MERCHANT_QUERY_ROOT];
  client.setQueryDefaults(root, {
    // On a server a timer would keep the request's cache alive, and a script running.
    gcTime: typeof window === 'undefined' ? Infinity : GC_MS,
    staleTime: ({ state }) => {
      const answer = state.data as LookupAnswer | undefined;
      return answer ? STALE_MS[answer.status] : 0;
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: true,
    refetchInterval: false,
    retryOnMount: true,
    // A row says by itself that it waits or failed: it never takes its neighbours down.
    suspense: false,
    throwOnError: false,
    // An edited row never shows the answer to what it was before.
    placeholderData: () => undefined,
    ...client.getQueryDefaults(root),
  });
}
