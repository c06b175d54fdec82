'use client';
import { useCallback, useRef } from 'react';

/** A ref callback for a heading that may move into another container: a new element, which takes the focus of the old. */
export function useKeptFocus(heading: {
  // Not a RefObject: what that is differs between the types of React 18 and 19.
  current: HTMLHeadingElement | null;
}): (element: HTMLHeadingElement | null) => void {
  const hadFocus = useRef(false);
  return useCallback(
    (element: HTMLHeadingElement | null) => {
      // React calls it with null before the element leaves the document.
      if (!element) hadFocus.current = heading.current?.matches(':focus') ?? false;
      else if (hadFocus.current) {
        hadFocus.current = false;
        element.focus({ preventScroll: true });
      }
      heading.current = element;
    },
    [heading],
  );
}
