'use client';
import { type ForwardedRef, type RefCallback, useCallback } from 'react';

/**
 * A ref callback that sets both the component's own ref and the host app's, whose callback may
 * return a cleanup (React 19).
 */
export function useMergedRef<T>(
  // Not a RefObject, whose type differs between React 18 and 19.
  ownRef: { current: T | null },
  forwardedRef: ForwardedRef<T>,
): RefCallback<T> {
  return useCallback(
    (element) => {
      ownRef.current = element;
      if (typeof forwardedRef !== 'function') {
        if (forwardedRef) forwardedRef.current = element;
        return undefined;
      }
      const cleanup: unknown = forwardedRef(element);
      if (typeof cleanup !== 'function') return undefined;
      return () => {
        ownRef.current = null;
        cleanup();
      };
    },
    [ownRef, forwardedRef],
  );
}
