import type { MerchantResult } from '../../service/response/MerchantResult.js';

const HOUR_MS = 3_600_000;

/** How long an answer is not asked again. A miss is worth another try sooner. */
const STALE_MS: Record<MerchantResult['status'], number> = {
  matched: 24 * HOUR_MS,
  cleaned: 4 * HOUR_MS,
  unmatched: HOUR_MS,
};

/** On a server a timer would keep the request's cache alive, and a script running. */
export const isServer = typeof window === 'undefined';

/** How long a settled lookup stays in the cache after the last row that showed it. */
export const KEPT_MS = HOUR_MS / 2;

/**
 * A query without answer or error is of no use to anybody once its last row has gone. Not at once, because rows that mount
 * make their queries before they observe them.
 */
export const EMPTY_MS = 1_000;

/** How old a query's answer may be. */
export function staleMs({ state }: { state: { data?: unknown } }): number {
  const answer = state.data as MerchantResult | undefined;
  return answer ? STALE_MS[answer.status] : 0;
}
