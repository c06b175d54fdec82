'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cleanText } from '../record/cleanText.js';
import { merchantName } from '../record/merchantName.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';

export interface MerchantNameProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Its raw text stands in until the name is known. */
  transaction?: Transaction | undefined;
}

/**
 * The merchant's name, otherwise the bank's raw text. Renders a `<bdi>`, so that a name in another
 * direction does not affect the text around it; nothing where both are blank. State:
 * `data-source="merchant"` or `"transaction"` (raw text is not a name). The full text is in
 * `title`, since the name may be cut with an ellipsis.
 */
export const MerchantName = forwardRef<HTMLElement, MerchantNameProps>(function MerchantName(
  { merchant: json, transaction, className, ...rest },
  ref,
) {
  const merchant = parseMerchant(json);
  const text = merchantName(merchant, transaction);
  if (text === undefined) return null;
  return (
    <bdi
      // Another text is another element: an element that begins elsewhere, as one does in
      // right-to-left pages, would count as a layout shift.
      key={text}
      data-source={cleanText(merchant?.name) ? 'merchant' : 'transaction'}
      title={text}
      {...rest}
      ref={ref}
      className={clsx('mry-MerchantName', className)}
    >
      {text}
    </bdi>
  );
});
