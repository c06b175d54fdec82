import { formatDecimal, readCurrency } from '../../i18n/formatAmount.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';

/**
 * A day's total by currency, in order of appearance: "−£43.47", "−€89.60". Pending rows count.
 * Empty if an amount cannot be read or has no currency, because a total without it would be wrong.
 */
export function dayTotals(
  rows: readonly Pick<ListedTransaction, 'amount' | 'currency'>[],
  locale: string,
): ReadonlyMap<string, string> {
  const byCurrency = new Map<string, string[]>();
  for (const row of rows) {
    const amount = readAmount(row.amount);
    const currency = readCurrency(row.currency);
    if (amount === undefined || currency === undefined) return new Map();
    const amounts = byCurrency.get(currency);
    if (amounts) amounts.push(amount);
    else byCurrency.set(currency, [amount]);
  }
  return new Map(
    [...byCurrency].map(([currency, amounts]) => [
      currency,
      formatDecimal(sumAmounts(amounts), currency, locale),
    ]),
  );
}

/** Exact sum of decimal strings, as a decimal string. */
export function sumAmounts(amounts: readonly string[]): string {
  const parsed = amounts.map((amount) => {
    const [whole = '', fraction = ''] = amount.split('.');
    return { whole, fraction };
  });
  const scale = parsed.reduce((longest, { fraction }) => Math.max(longest, fraction.length), 0);
  const total = parsed.reduce(
    (sum, { whole, fraction }) => sum + BigInt(`${whole}${fraction.padEnd(scale, '0')}`),
    0n,
  );
  const digits = String(total < 0n ? -total : total).padStart(scale + 1, '0');
  const point = digits.length - scale;
  const text = scale > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return total < 0n ? `-${text}` : text;
}
