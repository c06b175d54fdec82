import { now } from '../utils/now.js';
import type { PlannerEnvironment } from './types.js';

/** A shorter look elsewhere, such as at a message, is no reason to try again. */
const AWAY_MS = 60_000;

/**
 * The real clock, chance and connection. A server, where nothing says whether it is online, always
 * is. Everything is looked up when it is called, so that fake timers work.
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
