'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cleanText } from '../../record/cleanText.js';
import { merchantName } from '../../record/merchantName.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { extendElement } from '../markup/extendElement.js';

export interface MerchantNameProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Its raw text stands in until the name is known. */
  transaction?: Transaction | undefined;
}

/**
 * The merchant's name, otherwise the bank's raw text. Renders a `<bdi>`, so that a name in another
 * direction does not affect the text around it; nothing where both are blank. State:
 * `data-source="transaction"` (raw text is not a name) or `"counterparty"` (a person's), none on the
 * name of a merchant. The full text is in `title`, since the name may be cut with an ellipsis.
 */
export const MerchantName = /* @__PURE__ */ forwardRef<HTMLElement, MerchantNameProps>(
  function MerchantName({ merchant: json, transaction, ...rest }, ref) {
    const merchant = parseMerchant(json);
    const name = merchantName(merchant, transaction);
    if (name === undefined) return null;
    const nameSource = cleanText(merchant?.name) ? undefined : 'transaction';
    return extendElement(renderName({ name, nameSource }), { title: name, ...rest, ref });
  },
);

export interface Name {
  name: string;
  /** Undefined: the merchant's. */
  nameSource: 'counterparty' | 'transaction' | undefined;
}

/** The element of `MerchantName`, without its `title`: a row gives one where it is cut (`observeLines`). */
export function renderName({ name, nameSource }: Name, className = 'mry-MerchantName') {
  return (
    <bdi
      // Another text is another element: an element that begins elsewhere, as one does in
      // right-to-left pages, would count as a layout shift.
      key={name}
      data-source={nameSource}
      className={className}
    >
      {name}
    </bdi>
  );
}
