'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { extendElement } from '../markup/extendElement.js';
import type { NamesButton } from '../markup/namesButton.js';
import { type AmountDescription, type DescribedAmount, describeAmount } from './describeAmount.js';

export interface TransactionAmountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  transaction: DescribedAmount;
}

/**
 * The signed amount in its own currency, formatted by locale; text that is not an amount is shown
 * unchanged. Renders a `<span>`. State: `data-direction="in"` or `"out"` for an amount; incoming
 * money also has a plus sign, so that it is not marked by colour alone. `data-state` for a
 * transaction that is not booked: declined and reversed amounts are struck through and have no
 * sign, so say the state in words next to them.
 *
 * A decimal string keeps every digit. A text that is not a decimal number, such as "12,50", stands
 * beside its currency; a missing amount is a dash.
 */
export const TransactionAmount = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  TransactionAmountProps
>(function TransactionAmount({ transaction, ...rest }, ref) {
  const { locale } = useDisplay();
  return extendElement(renderAmount(describeAmount(transaction, locale)), { ...rest, ref });
});

/** The element of `TransactionAmount`. */
export function renderAmount(
  { text, direction, state }: AmountDescription,
  names?: NamesButton | undefined,
) {
  return (
    <span
      {...names}
      data-direction={direction}
      data-state={state}
      className="mry-TransactionAmount"
    >
      {text}
    </span>
  );
}
