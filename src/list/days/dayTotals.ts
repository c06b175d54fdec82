import { formatAmount } from '../../i18n/formatAmount.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';

/** Plain decimal notation; anything else (a word, an exponent) is not money. */
const DECIMAL = /^([+-]?)(\d*)\.?(\d*)$/;

/** A day's total by currency, in order of appearance: "−£43.47", "−€89.60". Pending rows count. */
export function dayTotals(
  rows: readonly Pick<ListedTransaction, 'amount' | 'currency'>[],
  locale: string,
): ReadonlyMap<string, string> {
  const byCurrency = new Map<string, (number | string)[]>();
  for (const { amount, currency } of rows) {
    const amounts = byCurrency.get(currency);
    if (amounts) amounts.push(amount);
    else byCurrency.set(currency, [amount]);
  }
  return new Map(
    [...byCurrency].map(([currency, amounts]) => [
      currency,
      formatAmount(sumAmounts(amounts), currency, locale),
    ]),
  );
}

/** Exact sum of decimal amounts, as a decimal string. Amounts that are no decimals are left out. */
export function sumAmounts(amounts: readonly (number | string)[]): string {
  const parsed = amounts.flatMap((amount) => {
    const match = DECIMAL.exec(String(amount).trim());
    const [, sign = '', whole = '', fraction = ''] = match ?? [];
    return whole || fraction ? [{ sign, whole, fraction }] : [];
  });
  const scale = parsed.reduce((longest, { fraction }) => Math.max(longest, fraction.length), 0);
  const total = parsed.reduce(
    (sum, { sign, whole, fraction }) =>
      sum + BigInt(`${sign}${whole}${fraction.padEnd(scale, '0')}`),
    0n,
  );
  const digits = String(total < 0n ? -total : total).padStart(scale + 1, '0');
  const point = digits.length - scale;
  const text = scale > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return total < 0n ? `-${text}` : text;
}
