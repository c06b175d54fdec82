/** How many rows each scope may ask for. */
export interface Budget {
  /** 0 if the rows are within the budget, which then has less; else the milliseconds to wait. */
  take(scope: string, rows: number): number;
}

const MINUTE_MS = 60_000;
const MAX_SCOPES = 10_000;

/** So that making room costs little for each scope. */
const EVICTED = MAX_SCOPES / 10;

/**
 * A token bucket for each scope, full with the rows of a minute. A request for more rows than that
 * is allowed when the bucket is full, and paid for afterwards; else it could never pass. At most
 * 10,000 scopes are known. Of more, those with the fullest buckets are forgotten: whoever can make
 * scopes must spend the budgets of all of them before their own is new again.
 */
export function createBudget({
  rowsPerMinute,
  now = () => performance.now(),
}: {
  rowsPerMinute: number;
  /** Milliseconds on a clock that never goes back. */
  now?: (() => number) | undefined;
}): Budget {
  /** When each bucket will be full again, which is all there is to know of it. */
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
      // Rounded, because a sum of fractions may miss a full bucket by a trifle.
      const waitMs = Math.round(start - time + Math.min(cost, MINUTE_MS) - MINUTE_MS);
      if (waitMs > 0) return waitMs;
      if (!fullAt.has(scope) && fullAt.size >= MAX_SCOPES) forgetFullest();
      fullAt.set(scope, start + cost);
      return 0;
    },
  };
}
