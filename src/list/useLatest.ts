'use client';
import { useCallback, useRef } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/** One function for the component's life that calls the latest `handler`: an inline one then renders no row again. */
export function useLatest<A extends unknown[]>(
  handler: ((...args: A) => void) | undefined,
): (...args: A) => void {
  const latest = useRef(handler);
  useIsomorphicLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current?.(...args), []);
}
