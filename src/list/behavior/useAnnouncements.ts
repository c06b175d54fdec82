'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { formatPlural } from '../../i18n/formatMessage.js';

/** How long results are collected before they are announced together. */
const QUIET_MS = 1_000;

/**
 * `announce` puts a text into a `role="status"` element; an empty text clears it. `onFound` is
 * called for each row whose merchant has loaded; "24 merchants found" is announced once for all of
 * them. Nothing is announced after the focus has moved from the list to something else, such as the
 * details of a row. Both write to the element directly, so that a response stays one commit.
 */
export function useAnnouncements(
  root: RefObject<HTMLElement | null>,
  status: RefObject<HTMLElement | null>,
): {
  announce: (text: string) => void;
  onFound: () => void;
  onFocus: () => void;
} {
  const { locale, messages } = useDisplay();
  const found = useRef(0);
  const hadFocus = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = (text: string) => {
    if (text && hadFocus.current && isFocusElsewhere(root.current)) return;
    status.current?.replaceChildren(text);
  };
  const onFound = () => {
    found.current += 1;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      announce(formatPlural(messages.merchantsFound, found.current, locale));
      found.current = 0;
    }, QUIET_MS);
  };
  return {
    announce,
    onFound,
    onFocus() {
      hadFocus.current = true;
    },
  };
}

/**
 * Whether something outside the list has the focus. Checked on demand, because no event says where
 * the focus goes when the list becomes inert, as behind a dialog.
 */
function isFocusElsewhere(list: HTMLElement | null): boolean {
  if (!list) return true;
  const { body, activeElement } = list.ownerDocument;
  const focused = (list.getRootNode() as Document | ShadowRoot).activeElement ?? activeElement;
  return focused !== null && focused !== body && !list.contains(focused);
}
