'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A stable function that calls the latest `handler`, so that an inline handler rerenders no row.
 * Must not be called while rendering.
 */
export function useEventCallback<A extends unknown[], R>(
  handler: ((...args: A) => R) | undefined,
): (...args: A) => R | undefined {
  const latest = useRef(handler);
  // Runs before layout effects, which may call it; and React 18 does not warn about it on the
  // server.
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current?.(...args), []);
}
