import type { Outcome, PlannerCallbacks } from '../../planner/types.js';

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 600_000;
const MAX_KEYS = 5_000;

/** Which lookups failed, and from when on showing them may ask again. Listens to a planner. */
export interface FailureLog extends Pick<PlannerCallbacks, 'onEvent'> {
  settle(outcomes: ReadonlyMap<string, Outcome>): void;
  forget(key: string): void;
  mayAskAgain(key: string): boolean;
}

/** Remembers the newest 5,000 failures: a row waits 30 s, twice that after each further failure, at most 10 min. */
export function createFailureLog(now: () => number): FailureLog {
  const log = new Map<string, { waitMs: number; until: number }>();
  /** Rows fail only because of that, and may be asked again as soon as it is over. */
  let isHeld = false;

  function add(key: string): void {
    const waitMs = Math.min((log.get(key)?.waitMs ?? FIRST_WAIT_MS / 2) * 2, LONGEST_WAIT_MS);
    // Deleted first: a map keeps the place of a key that is merely written again.
    log.delete(key);
    log.set(key, { waitMs, until: isHeld ? Infinity : now() + waitMs });
    const [oldest = key] = log.keys();
    if (log.size > MAX_KEYS) log.delete(oldest);
  }

  return {
    settle(outcomes) {
      for (const [key, outcome] of outcomes) {
        if (outcome instanceof Error) add(key);
        else log.delete(key);
      }
    },
    onEvent(event) {
      if (
        event.type === 'paused' &&
        event.reason !== 'rate-limited' &&
        event.reason !== 'offline'
      ) {
        isHeld = true;
      }
      if (event.type !== 'resumed' || event.reason === 'offline') return;
      isHeld = false;
      for (const [key, { until }] of log) if (until === Infinity) log.delete(key);
    },
    forget: (key) => log.delete(key),
    mayAskAgain: (key) => now() >= (log.get(key)?.until ?? 0),
  };
}
