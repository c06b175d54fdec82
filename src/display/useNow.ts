'use client';
import { useEffect, useReducer } from 'react';
import { useDisplay } from './useDisplay.js';
import { wakeUpIn } from './wakeUpIn.js';

/**
 * What `read` makes of the current time, read again at the `changesAt` it names. Undefined where the clock may not be
 * read (server, hydration).
 */
export function useNow<T extends { changesAt?: Date | undefined }>(
  read: (now: Date) => T,
): T | undefined {
  const { now } = useDisplay();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const current = now?.();
  const value = current && read(current);
  const delayMs =
    current && value?.changesAt ? value.changesAt.getTime() - current.getTime() : undefined;
  const changesAt = value?.changesAt?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay shrinks with every render, the instant does not
  useEffect(() => (delayMs === undefined ? undefined : wakeUpIn(delayMs, update)), [changesAt]);
  return value;
}
