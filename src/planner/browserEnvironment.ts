import type { PlannerEnvironment } from './types.js';

/**
 * The real clock, chance and connection. On a server, where nothing tells whether the machine is online, it always
 * is. Everything is looked up at call time, so that fake timers work.
 */
export function browserEnvironment(): PlannerEnvironment {
  return {
    // Monotonic: a system clock that is set back would stop every wait. Next.js takes a `Date.now()` on a server for a mistake.
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
