const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 600_000;
const MAX_KEYS = 5_000;

/** Which lookups failed, and from when on showing them may ask again. */
export interface FailureLog {
  /** `held`: it failed only because the queue is held, so the release clears it. */
  add(key: string, held: boolean): void;
  forget(key: string): void;
  forgetHeld(): void;
  mayAskAgain(key: string): boolean;
}

/** Remembers the newest 5,000 failures: a row waits 30 s, twice that after each further failure, at most 10 min. */
export function createFailureLog(now: () => number): FailureLog {
  const log = new Map<string, { waitMs: number; until: number }>();
  const forget = (key: string) => log.delete(key);
  return {
    add(key, held) {
      const waitMs = Math.min((log.get(key)?.waitMs ?? FIRST_WAIT_MS / 2) * 2, LONGEST_WAIT_MS);
      // Forgotten first: a map keeps the place of a key that is merely written again.
      forget(key);
      log.set(key, { waitMs, until: held ? Infinity : now() + waitMs });
      const [oldest = key] = log.keys();
      if (log.size > MAX_KEYS) forget(oldest);
    },
    forget,
    forgetHeld() {
      for (const [key, { until }] of log) if (until === Infinity) forget(key);
    },
    mayAskAgain: (key) => now() >= (log.get(key)?.until ?? 0),
  };
}
