'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatPlural } from '../i18n/formatMessage.js';
import type { MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';

/** How long results are collected before they are announced together. */
const QUIET_MS = 1_000;

/**
 * `announce` puts a text into a `role="status"` element; an empty one removes it. `onStatus`
 * announces "24 merchants found", once for all rows that change together. Both write to the element
 * directly, so that a response stays one commit.
 */
export function useAnnouncements(status: RefObject<HTMLElement | null>): {
  announce: (text: string) => void;
  onStatus: (before: MerchantLookupStatus, now: MerchantLookupStatus) => void;
} {
  const { locale, messages } = useDisplay();
  const found = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback(
    (text: string) => {
      status.current?.replaceChildren(text);
    },
    [status],
  );
  const onStatus = useCallback(
    (before: MerchantLookupStatus, now: MerchantLookupStatus) => {
      if (before !== 'pending' || now !== 'matched') return;
      found.current += 1;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        announce(formatPlural(messages.merchantsFound, found.current, locale));
        found.current = 0;
      }, QUIET_MS);
    },
    [announce, messages, locale],
  );
  return { announce, onStatus };
}
