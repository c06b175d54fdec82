'use client';
import { useCallback, useRef } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/**
 * A function that stays the same and calls the latest `handler`, so that an inline handler renders
 * no row again. Not to be called while rendering.
 */
export function useEventCallback<A extends unknown[]>(
  handler: ((...args: A) => void) | undefined,
): (...args: A) => void {
  const latest = useRef(handler);
  useIsomorphicLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current?.(...args), []);
}
