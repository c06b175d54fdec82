/**
 * Milliseconds on a monotonic clock, because setting back the system clock would prolong every
 * wait. Also, Next.js reports `Date.now()` on a server as a mistake.
 */
export const now = (): number => performance.timeOrigin + performance.now();
