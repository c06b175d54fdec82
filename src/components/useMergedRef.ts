'use client';
import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref callback that fills the component's own ref and the host's, whose callback may return a cleanup (React 19). */
export function useMergedRef<T>(
  own: RefObject<T | null>,
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
