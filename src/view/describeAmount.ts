import { formatAmount } from '../i18n/formatAmount.js';
import { readAmount } from '../i18n/readAmount.js';
import type { ListedTransaction } from './ListedTransaction.js';

export interface AmountDescription {
  text: string;
  /** Undefined for a text that is not an amount. */
  direction: 'in' | 'out' | undefined;
}

/** The signed amount in its own currency, as the locale writes it. */
export function describeAmount(
  { amount, currency }: Pick<ListedTransaction, 'amount' | 'currency'>,
  locale: string,
): AmountDescription {
  const decimal = readAmount(amount);
  const direction = Number(decimal) > 0 ? 'in' : 'out';
  const text = formatAmount(amount, currency, locale);
  return { text, direction: decimal === undefined ? undefined : direction };
}
