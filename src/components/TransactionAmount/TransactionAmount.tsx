'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { extendElement } from '../markup/extendElement.js';
import { type AmountDescription, type DescribedAmount, describeAmount } from './describeAmount.js';

export interface TransactionAmountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  transaction: DescribedAmount;
}

/**
 * The signed amount in its own currency, as the locale writes it; a text that is not an amount is
 * shown as it is. Renders a `<span>`. State: `data-direction="in"` or `"out"` for an amount; money
 * in also has a plus, so that colour is never alone. `data-state` of a transaction that is not
 * booked: one that was declined or reversed is struck and has no sign, so say which beside it.
 */
export const TransactionAmount = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  TransactionAmountProps
>(function TransactionAmount({ transaction, ...rest }, ref) {
  const { locale } = useDisplay();
  return extendElement(renderAmount(describeAmount(transaction, locale)), { ...rest, ref });
});

/** The element of `TransactionAmount`. */
export function renderAmount({ text, direction, state }: AmountDescription, id?: string) {
  return (
    <span id={id} data-direction={direction} data-state={state} className="mry-TransactionAmount">
      {text}
    </span>
  );
}
