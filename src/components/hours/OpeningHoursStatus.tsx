'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useNow } from '../../display/useNow.js';
import { describeOpening } from '../../hours/describeOpening.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import {
  hasOpeningHours,
  openStateText,
  resolvePlaceTimeZone,
} from '../../view/openingHoursText.js';

export interface OpeningHoursStatusProps
  extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  transaction?: Transaction | undefined;
  placeTimeZone?: string | undefined;
}

/**
 * Whether the shop is open now, in words that change when the shop does. Renders a `<span>`;
 * nothing without hours. State: `data-hours` is the kind of state, `open-until` to `unknown`.
 */
export const OpeningHoursStatus = forwardRef<HTMLSpanElement, OpeningHoursStatusProps>(
  function OpeningHoursStatus({ merchant, transaction, placeTimeZone, className, ...rest }, ref) {
    const display = useDisplay();
    const timeZone = useMemo(
      () => merchant && resolvePlaceTimeZone(merchant, transaction, placeTimeZone, display),
      [merchant, transaction, placeTimeZone, display],
    );
    const state = useNow((now) => describeOpening(merchant?.opening_hours, { now, timeZone }));
    if (!hasOpeningHours(merchant)) return null;
    return (
      <span
        data-hours={state?.kind ?? 'unknown'}
        {...rest}
        ref={ref}
        className={clsx('mry-OpeningHoursStatus', className)}
      >
        {openStateText(state ?? { kind: 'unknown' }, display, timeZone)}
      </span>
    );
  },
);
