'use client';
import { useSyncExternalStore } from 'react';
import { expectChangeIn, subscribe } from './pageState.js';
import { timeOf, useDisplay } from './useDisplay.js';

/**
 * The result of `read` for the current time, recomputed at its `changesAt`. Undefined on the server
 * and while hydrating this component, which may be long after its provider mounted.
 */
export function useNow<T extends { changesAt?: Date | undefined } | undefined>(
  read: (now: Date) => T,
): T | undefined {
  const display = useDisplay();
  const changesAt = useSyncExternalStore<number | undefined>(
    subscribe,
    () => {
      const current = timeOf(display);
      const next = current && read(current)?.changesAt;
      if (!current || !next) return Infinity;
      expectChangeIn(next.getTime() - current.getTime());
      return next.getTime();
    },
    () => undefined,
  );
  const current = changesAt === undefined ? undefined : timeOf(display);
  return current && read(current);
}
