'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatAmount } from '../i18n/formatAmount.js';
import { readAmount } from '../i18n/readAmount.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';

export interface TransactionAmountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  transaction: Pick<ListedTransaction, 'amount' | 'currency'>;
}

/**
 * The signed amount in its own currency, as the locale writes it; a text that is not an amount is
 * shown as it is. Renders a `<span>`. State: `data-direction="in"` or `"out"` for an amount; money
 * in also has a plus, so that colour is never alone.
 */
export const TransactionAmount = forwardRef<HTMLSpanElement, TransactionAmountProps>(
  function TransactionAmount({ transaction, className, ...rest }, ref) {
    const { locale } = useDisplay();
    const { amount, currency } = transaction;
    const decimal = readAmount(amount);
    return (
      <span
        // Its own direction, with `Intl`'s marks if it has any: the sign keeps its side on a page that runs the other way.
        dir="auto"
        data-direction={decimal && (Number(decimal) > 0 ? 'in' : 'out')}
        {...rest}
        ref={ref}
        className={clsx('mry-TransactionAmount', className)}
      >
        {formatAmount(amount, currency, locale)}
      </span>
    );
  },
);
