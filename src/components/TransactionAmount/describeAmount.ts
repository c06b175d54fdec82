import { formatAmount, formatUnsigned, readCurrency } from '../../i18n/formatAmount.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { ListedTransaction, TransactionState } from '../../record/ListedTransaction.js';

export interface AmountDescription {
  text: string;
  /** Undefined for a text that is not an amount. */
  direction: 'in' | 'out' | undefined;
  /** Undefined for a booked transaction. */
  state: Exclude<TransactionState, 'booked'> | undefined;
}

export interface DescribedAmount extends Pick<ListedTransaction, 'amount' | 'currency' | 'state'> {}

/** All states but `booked`. */
export const STATES: readonly unknown[] = [
  'pending',
  'declined',
  'reversed',
  'refunded',
  'scheduled',
] satisfies AmountDescription['state'][];

/** The state to mark; undefined for `booked` and for unknown states. */
export function markedState({
  state,
}: Pick<ListedTransaction, 'state'>): AmountDescription['state'] {
  return STATES.includes(state) ? (state as AmountDescription['state']) : undefined;
}

/** Whether it is incoming money other than money returned. */
export const isIncome = ({
  direction,
  state,
}: Pick<AmountDescription, 'direction' | 'state'>): boolean =>
  direction === 'in' && state !== 'refunded';

/**
 * The amount in its own currency, formatted by locale: signed, unless no money moved (declined,
 * reversed).
 */
export function describeAmount(transaction: DescribedAmount, locale: string): AmountDescription {
  const { amount, currency } = transaction;
  const state = markedState(transaction);
  const decimal = readAmount(amount);
  const direction = Number(decimal) > 0 ? 'in' : 'out';
  const isVoid = state === 'declined' || state === 'reversed';
  return {
    text:
      isVoid && decimal !== undefined
        ? formatUnsigned(decimal, readCurrency(currency), locale)
        : formatAmount(amount, currency, locale),
    direction: decimal === undefined ? undefined : direction,
    state,
  };
}
