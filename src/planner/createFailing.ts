import type { Row } from './Row.js';
import type { Lookup } from './types.js';

/** Rows of one batch fail milliseconds apart, but should be retried together. */
const TOGETHER_MS = 1_000;

interface FailingOptions<L extends Lookup> {
  waitMs(lookup: L): number;
  now(): number;
  reload(row: Row<L>): void;
}

/** Visible rows that failed and are not loading, and when to retry them. */
export function createFailing<L extends Lookup>({ waitMs, now, reload }: FailingOptions<L>) {
  const rows = new Set<Row<L>>();
  return {
    rows,
    /** Rows that nothing else loads. A probe may include one of them. */
    loadable: () => [...rows].filter(({ lookup }) => waitMs(lookup) < Number.POSITIVE_INFINITY),
    /** Loads all of them, or those whose wait has ended. Returns when the next wait ends. */
    retry(which: 'all' | 'over'): number | undefined {
      const waits = new Map([...rows].map((row) => [row, waitMs(row.lookup)]));
      const soonest = Math.min(...waits.values());
      if (soonest === Number.POSITIVE_INFINITY) return undefined;
      if (which === 'over' && soonest > 0) return now() + soonest;
      const longest = which === 'all' ? Number.MAX_VALUE : TOGETHER_MS;
      for (const [row, ms] of waits) if (ms <= longest) reload(row);
      return undefined;
    },
  };
}
