import { now } from '../utils/time.js';
import type { PlannerEnvironment } from './types.js';

/** A shorter absence, such as reading a message, is no reason to retry. */
const AWAY_MS = 60_000;

/**
 * The real clock, randomness and connection. A server, which has no `navigator.onLine`, is always
 * online. Globals are read on each call, so that fake timers work.
 */
export function browserEnvironment(): PlannerEnvironment {
  return {
    now,
    setTimer(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    connection: () =>
      typeof navigator === 'undefined' || navigator.onLine !== false ? 'online' : 'doubtful',
    onConnectionChange(listener) {
      if (typeof window === 'undefined') return () => {};
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    onReturn(listener) {
      if (typeof document === 'undefined') return () => {};
      const nowIfHidden = () => (document.visibilityState === 'hidden' ? now() : undefined);
      // A tab may be opened in the background.
      let hiddenSince = nowIfHidden();
      const onChange = () => {
        const isBack = hiddenSince !== undefined && now() - hiddenSince >= AWAY_MS;
        hiddenSince = nowIfHidden();
        if (isBack && hiddenSince === undefined) listener();
      };
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
  };
}
