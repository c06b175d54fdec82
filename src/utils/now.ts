/**
 * Milliseconds on a clock that is never set back: a system clock that is would prolong every wait.
 * And Next.js reports a `Date.now()` on a server as a mistake.
 */
export const now = (): number => performance.timeOrigin + performance.now();
