import type { PlannerEnvironment } from './types.js';

/**
 * The real clock, chance and connection. A server, where nothing says whether it is online, always
 * is. Everything is looked up when it is called, so that fake timers work.
 */
export function browserEnvironment(): PlannerEnvironment {
  return {
    // Monotonic: a system clock that is set back would prolong every wait. And Next.js reports a
    // `Date.now()` on a server as a mistake.
    now: () => performance.timeOrigin + performance.now(),
    setTimer(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
    onOnlineChange(listener) {
      if (typeof window === 'undefined') return () => {};
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
  };
}
