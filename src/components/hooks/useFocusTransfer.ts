import { useCallback, useRef } from 'react';
import { containsFocus } from './containsFocus.js';

/**
 * A ref callback for an element that may be replaced by another, which then inherits its focus.
 * `current` is the mounted element.
 */
export function useFocusTransfer<T extends HTMLElement>(place: {
  // Not a `RefObject`, whose type differs between React 18 and 19.
  current: T | null;
}): (element: T | null) => void {
  const hadFocus = useRef(false);
  return useCallback(
    (element: T | null) => {
      // React passes null before the old element leaves the document.
      if (!element) {
        hadFocus.current = containsFocus(place.current);
      } else if (hadFocus.current) {
        hadFocus.current = false;
        element.focus({ preventScroll: true });
      }
      place.current = element;
    },
    [place],
  );
}
