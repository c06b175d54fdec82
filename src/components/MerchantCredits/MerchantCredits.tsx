'use client';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { MerchantPart } from '../../sources/partFields.js';
import { AttributionLine } from '../AttributionLine/AttributionLine.js';
import { type CreditedMerchant, useMerchantCredits } from './useMerchantCredits.js';

export interface MerchantCreditsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the rows on screen show: lookups or records. */
  lookups: readonly CreditedMerchant[];
  /** The parts that they show. Default: those of `TransactionRow`. */
  parts?: readonly MerchantPart[] | undefined;
}

/**
 * The credits that rows outside of `TransactionList` need, one line for each source: text, logo and
 * link of its entry in `attributions`. Renders a `<div>`; nothing where no credit is needed.
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
