import { sumAmounts } from '../../i18n/decimals.js';
import { formatDecimal, formatUnsigned } from '../../i18n/formatAmount.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { remember } from '../../utils/remember.js';
import { readMoney } from '../days/dayTotals.js';
import type { GroupSums } from './RowGroup.js';

interface Money {
  /** Amounts by currency, in order of appearance. */
  readonly spent: Map<string, string[]>;
  readonly received: Map<string, string[]>;
  /** Whether an amount cannot be read, so that a sum without it would be wrong. */
  isWrong: boolean;
}

/** The sums of a group, and what it is sorted by: its size in the most frequent currency. */
export interface SummedGroup extends GroupSums {
  readonly size: number;
}

/**
 * Adds up groups, exactly, by the rules of day totals; scheduled payments do not count. The most
 * frequent currency of all groups comes first.
 */
export function sumGroups(
  groups: readonly (readonly ListedTransaction[])[],
  locale: string,
): SummedGroup[] {
  const frequency = new Map<string, number>();
  const moneys = groups.map((rows) => {
    const money: Money = { spent: new Map(), received: new Map(), isWrong: false };
    for (const row of rows) addTo(money, row, frequency);
    return money;
  });
  const [main = ''] = [...frequency].reduce<readonly [string, number]>(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    ['', 0],
  );
  const spentOf = ({ spent }: Money) => sumAmounts(spent.get(main) ?? []);
  const isWrong = moneys.some((money) => money.isWrong);
  const total = Number(sumAmounts(moneys.map(spentOf)));
  return moneys.map((money) => {
    const size = -Number(spentOf(money));
    if (money.isWrong) return { texts: [], isIncome: false, share: undefined, size };
    const isIncome = money.spent.size === 0 && money.received.size > 0;
    const format = isIncome ? formatDecimal : formatUnsigned;
    const sums = [...(isIncome ? money.received : money.spent)];
    sums.sort(([a], [b]) => Number(b === main) - Number(a === main));
    return {
      texts: sums.map(([currency, amounts]) => format(sumAmounts(amounts), currency, locale)),
      isIncome,
      share: isWrong || !(size > 0) ? undefined : size / -total,
      size,
    };
  });
}

function addTo(money: Money, row: ListedTransaction, frequency: Map<string, number>): void {
  const read = readMoney(row);
  if (read === undefined) money.isWrong = true;
  if (read === undefined || read === 'nothing' || read.isScheduled) return;
  const { amount, currency } = read;
  if (Number(amount) === 0) return;
  frequency.set(currency, (frequency.get(currency) ?? 0) + 1);
  const sums = Number(amount) < 0 ? money.spent : money.received;
  remember(sums, currency, () => [] as string[]).push(amount);
}
