'use client';
import { type ForwardedRef, type RefCallback, useCallback } from 'react';

/** One ref callback that fills the component's own ref and the host's, whose callback may return a cleanup (React 19). */
export function useMergedRef<T>(
  // Not a RefObject: what that is differs between the types of React 18 and 19.
  own: { current: T | null },
  forwarded: ForwardedRef<T>,
): RefCallback<T> {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof forwarded === 'function') {
        const cleanup: unknown = forwarded(element);
        if (typeof cleanup === 'function') {
          return () => {
            own.current = null;
            cleanup();
          };
        }
      } else if (forwarded) forwarded.current = element;
      return undefined;
    },
    [own, forwarded],
  );
}
