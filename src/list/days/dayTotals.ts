import { formatAmount } from '../../i18n/formatAmount.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { sumAmounts } from './sumAmounts.js';

/** What a day came to, by currency in order of appearance: "−£43.47" and "−€89.60". Pending rows count. */
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
