'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatPlural } from '../i18n/formatMessage.js';
import type { MerchantLookupStatus } from '../query/hooks/MerchantLookup.js';

/** How long results are collected before they are announced together. */
const QUIET_MS = 1_000;

/**
 * Announces "24 merchants found" in a `role="status"` element, once for all rows that change
 * together. Writes to the element directly, so that a response stays one commit.
 */
export function useAnnouncements(
  status: RefObject<HTMLElement | null>,
): (before: MerchantLookupStatus, now: MerchantLookupStatus) => void {
  const { locale, messages } = useDisplay();
  const found = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (before, now) => {
      if (before !== 'pending' || now !== 'matched') return;
      found.current += 1;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const text = formatPlural(messages.merchantsFound, found.current, locale);
        found.current = 0;
        if (status.current) status.current.textContent = text;
      }, QUIET_MS);
    },
    [status, messages, locale],
  );
}
