import { useCallback, useRef } from 'react';
import { containsFocus } from './containsFocus.js';

/**
 * A ref callback for an element that another one may take the place of, which then takes over its
 * focus. `current` is the element that is there.
 */
export function useFocusTransfer<T extends HTMLElement>(place: {
  // Not a `RefObject`, which the types of React 18 and 19 define differently.
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
