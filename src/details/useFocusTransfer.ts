'use client';
import { useCallback, useRef } from 'react';

/**
 * A ref callback for a heading that may move into another container. The move creates a new
 * element, which takes over the focus of the old one.
 */
export function useFocusTransfer(heading: {
  // Not a `RefObject`, which the types of React 18 and 19 define differently.
  current: HTMLHeadingElement | null;
}): (element: HTMLHeadingElement | null) => void {
  const hadFocus = useRef(false);
  return useCallback(
    (element: HTMLHeadingElement | null) => {
      // React passes null before the old element leaves the document.
      if (!element) {
        hadFocus.current = heading.current?.matches(':focus') ?? false;
      } else if (hadFocus.current) {
        hadFocus.current = false;
        element.focus({ preventScroll: true });
      }
      heading.current = element;
    },
    [heading],
  );
}
