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
 * Where the merchant is, its lines apart by line breaks, which the style sheet keeps; with
 * `white-space: nowrap` they are one line. Renders an `<address>`; nothing where the record names no
 * place.
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
