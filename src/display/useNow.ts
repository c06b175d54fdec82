'use client';
import { useEffect, useReducer } from 'react';
import { useDisplay } from './useDisplay.js';
import { useMounted } from './useMounted.js';
import { wakeUpIn } from './wakeUpIn.js';

/**
 * The result of `read` for the current time, read again at its `changesAt`. Undefined on the server
 * and in the render that hydrates this component, which may be long after its provider was mounted.
 */
export function useNow<T extends { changesAt?: Date | undefined } | undefined>(
  read: (now: Date) => T,
): T | undefined {
  const { now } = useDisplay();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const isMounted = useMounted();
  const current = isMounted ? now?.() : undefined;
  const value = current && read(current);
  const delayMs =
    current && value?.changesAt ? value.changesAt.getTime() - current.getTime() : undefined;
  const changesAt = value?.changesAt?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay shrinks with every render
  useEffect(() => (delayMs === undefined ? undefined : wakeUpIn(delayMs, update)), [changesAt]);
  return value;
}
