'use client';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { MerchantPart } from '../../sources/partFields.js';
import { AttributionLine } from '../AttributionLine/AttributionLine.js';
import { type CreditedMerchant, useMerchantCredits } from './useMerchantCredits.js';

export interface MerchantCreditsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Lookups or records of the visible rows. */
  lookups: readonly CreditedMerchant[];
  /** The parts shown. Default: those of `TransactionRow`. */
  parts?: readonly MerchantPart[] | undefined;
}

/**
 * The credits required by rows outside `TransactionList`, one line per source: text, logo and link
 * of its entry in `attributions`. Renders a `<div>`; nothing if no credit is needed.
 *
 * `TransactionList`, `MerchantDetails` and the popover of the opening hours show theirs by
 * themselves.
 */
export const MerchantCredits = /* @__PURE__ */ forwardRef<HTMLDivElement, MerchantCreditsProps>(
  function MerchantCredits({ lookups, parts, className, ...rest }, ref) {
    const credits = useMerchantCredits(lookups, parts);
    if (credits.length === 0) return null;
    return (
      <div {...rest} ref={ref} className={clsx('mry-MerchantCredits', className)}>
        {credits.map((credit) => (
          <AttributionLine key={credit.label} attribution={credit} />
        ))}
      </div>
    );
  },
);
