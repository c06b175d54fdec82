'use client';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatPlural } from '../i18n/formatMessage.js';

/** How long results are collected before they are announced together. */
const QUIET_MS = 1_000;

/**
 * `announce` puts a text into a `role="status"` element; an empty one removes it. `onFound` announces
 * "24 merchants found", once for all rows that change together, and not to a reader whose focus has
 * left the list for something else, such as the details of a row. Both write to the element directly,
 * so that a response stays one commit.
 */
export function useAnnouncements(
  root: RefObject<HTMLElement | null>,
  status: RefObject<HTMLElement | null>,
): {
  announce: (text: string) => void;
  onFound: (count: number) => void;
  onFocus: () => void;
  onBlur: (event: Pick<FocusEvent, 'relatedTarget'>) => void;
} {
  const { locale, messages } = useDisplay();
  const found = useRef(0);
  const hasLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = (text: string) => status.current?.replaceChildren(text);
  const onFound = (count: number) => {
    found.current += count;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!hasLeft.current) {
        announce(formatPlural(messages.merchantsFound, found.current, locale));
      }
      found.current = 0;
    }, QUIET_MS);
  };
  return {
    announce,
    onFound,
    onFocus() {
      hasLeft.current = false;
    },
    onBlur({ relatedTarget }) {
      // Without a target the window has lost the focus, or the element that had it is gone.
      hasLeft.current = relatedTarget !== null && !root.current?.contains(relatedTarget as Node);
    },
  };
}
