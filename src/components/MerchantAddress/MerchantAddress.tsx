'use client';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { addressLines } from '../../record/addressLines.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord } from '../../service/types.js';

export interface MerchantAddressProps
  extends Omit<ComponentPropsWithoutRef<'address'>, 'children'> {
  merchant: MerchantRecord | undefined;
}

/**
 * The merchant's address. Lines are separated by line breaks, which the style sheet preserves; with
 * `white-space: nowrap` they are one line. Renders an `<address>`; nothing if the record has no
 * address.
 *
 * Built from street, number, postcode and town in the order of the country; without street and
 * town, the `address` text unchanged.
 */
export const MerchantAddress = /* @__PURE__ */ forwardRef<HTMLElement, MerchantAddressProps>(
  function MerchantAddress({ merchant, className, ...rest }, ref) {
    const lines = addressLines(parseMerchant(merchant));
    if (lines.length === 0) return null;
    return (
      <address {...rest} ref={ref} className={clsx('mry-MerchantAddress', className)}>
        {lines.join('\n')}
      </address>
    );
  },
);
