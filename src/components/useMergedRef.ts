'use client';
import { type ForwardedRef, type RefObject, useCallback } from 'react';

/** One ref callback that fills the component's own ref and the host's. */
export function useMergedRef<T>(
  own: RefObject<T | null>,
  forwarded: ForwardedRef<T>,
): (element: T | null) => void {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof forwarded === 'function') forwarded(element);
      else if (forwarded) forwarded.current = element;
    },
    [own, forwarded],
  );
}
