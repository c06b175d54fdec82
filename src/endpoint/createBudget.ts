import { MINUTE_MS } from '../utils/time.js';
/** Rate limit for the rows of each scope. */
export interface Budget {
  /** Takes rows from the budget and returns 0, or returns the milliseconds to wait. */
  take(scope: string, rows: number): number;
}

const MAX_SCOPES = 10_000;

/** Evicted at once, so that eviction is cheap per scope. */
const EVICTED = MAX_SCOPES / 10;

/**
 * A token bucket per scope, which holds the rows of one minute. A request for more rows is allowed
 * when the bucket is full, and goes into debt; otherwise it could never pass. At most 10,000 scopes
 * are tracked. Beyond that, those with the fullest buckets are evicted, so that a caller who can
 * create scopes must spend all their budgets to reset its own.
 */
export function createBudget({
  rowsPerMinute,
  now = () => performance.now(),
}: {
  rowsPerMinute: number;
  /** Milliseconds on a monotonic clock. */
  now?: (() => number) | undefined;
}): Budget {
  /** The time at which each bucket will be full, which is its whole state. */
  const fullAt = new Map<string, number>();

  function forgetFullest(): void {
    const scopes = Array.from(fullAt).sort(([, one], [, other]) => one - other);
    for (const [scope] of scopes.slice(0, EVICTED)) fullAt.delete(scope);
  }

  return {
    take(scope, rows) {
      const time = now();
      const start = Math.max(fullAt.get(scope) ?? time, time);
      const cost = (rows * MINUTE_MS) / rowsPerMinute;
      // Rounded, because a sum of fractions may just miss a full bucket.
      const waitMs = Math.round(start - time + Math.min(cost, MINUTE_MS) - MINUTE_MS);
      if (waitMs > 0) return waitMs;
      if (!fullAt.has(scope) && fullAt.size >= MAX_SCOPES) forgetFullest();
      fullAt.set(scope, start + cost);
      return 0;
    },
  };
}
