'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cleanText } from '../../record/cleanText.js';
import { merchantName } from '../../record/merchantName.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { extendElement } from '../markup/extendElement.js';

export interface MerchantNameProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Its raw text is shown until the name is known. */
  transaction?: Transaction | undefined;
}

/**
 * The merchant's name, else the bank's raw text. Renders a `<bdi>`, so that a name in another
 * direction does not affect surrounding text; nothing if both are blank. State:
 * `data-source="transaction"` (raw text) or `"counterparty"` (a person's name), unset for a
 * merchant's name. `title` has the full text, because an ellipsis may truncate it.
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
  /** Undefined for a merchant's name. */
  nameSource: 'counterparty' | 'transaction' | undefined;
}

/**
 * The element of `MerchantName`, without its `title`, which a row sets if the name is truncated
 * (`observeLines`).
 */
export function renderName({ name, nameSource }: Name, className = 'mry-MerchantName') {
  return (
    <bdi
      // A new key for a new text: in right-to-left pages the same element would start elsewhere,
      // which counts as a layout shift.
      key={name}
      data-source={nameSource}
      className={className}
    >
      {name}
    </bdi>
  );
}
