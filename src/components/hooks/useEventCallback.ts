'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and calls the latest `handler`, so that an inline handler renders
 * no row again. Not to be called while rendering.
 */
export function useEventCallback<A extends unknown[], R>(
  handler: ((...args: A) => R) | undefined,
): (...args: A) => R | undefined {
  const latest = useRef(handler);
  // Before layout effects, which may call it; and React 18 has no warning for it on the server.
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current?.(...args), []);
}
