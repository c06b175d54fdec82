'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { extendElement } from '../markup/extendElement.js';
import type { HoursDescription } from './describeHours.js';
import { useHours } from './useHours.js';

interface OpeningHoursStatusProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  transaction?: Transaction | undefined;
  placeTimeZone?: string | undefined;
}

/**
 * Whether the shop is open now, as text that is kept current. Renders a `<span>`; nothing without
 * hours. State: `data-hours` is the kind of state, `open-until` to `unknown`.
 */
export const OpeningHoursStatus = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  OpeningHoursStatusProps
>(function OpeningHoursStatus({ merchant, transaction, placeTimeZone, ...rest }, ref) {
  const hours = useHours({ merchant, transaction, placeTimeZone });
  return hours ? extendElement(renderHours(hours), { ...rest, ref }) : null;
});

/** The element of `OpeningHoursStatus`. */
export function renderHours({ kind, text }: HoursDescription) {
  return (
    <span data-hours={kind} className="mry-OpeningHoursStatus">
      {text}
    </span>
  );
}
