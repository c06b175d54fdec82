/**
 * Milliseconds on a monotonic clock, because setting back the system clock would prolong every
 * wait. Also, Next.js reports `Date.now()` on a server as a mistake.
 */
export const now = (): number => performance.timeOrigin + performance.now();

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The longest delay of `setTimeout`; longer ones fire at once. */
export const MAX_DELAY_MS = 2 ** 31 - 1;
