import { sumAmounts } from '../../i18n/decimals.js';
import { formatDecimal, formatUnsigned } from '../../i18n/formatAmount.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { remember } from '../../utils/remember.js';
import { readMoney } from '../days/dayTotals.js';
import type { GroupSums } from './RowGroup.js';

/** The money of a group, added up row by row. */
export interface GroupMoney {
  /** Amounts by currency, in order of appearance. */
  readonly spent: Map<string, string[]>;
  readonly received: Map<string, string[]>;
  /** Number of amounts by currency. */
  readonly frequency: Map<string, number>;
  /** Whether an amount cannot be read, so that a sum without it would be wrong. */
  isWrong: boolean;
}

export const newMoney = (): GroupMoney => ({
  spent: new Map(),
  received: new Map(),
  frequency: new Map(),
  isWrong: false,
});

/** Maximum number of amounts that are kept to be summed together. */
const MAX_AMOUNTS = 100;

/** Adds a row, by the rules of day totals; scheduled payments do not count. */
export function addMoney(money: GroupMoney, row: ListedTransaction): void {
  const read = readMoney(row);
  if (read === undefined) money.isWrong = true;
  if (read === undefined || read === 'nothing' || read.isScheduled) return;
  const { amount, currency } = read;
  if (Number(amount) === 0) return;
  money.frequency.set(currency, (money.frequency.get(currency) ?? 0) + 1);
  const sums = Number(amount) < 0 ? money.spent : money.received;
  const amounts = remember(sums, currency, () => [] as string[]);
  if (amounts.push(amount) === MAX_AMOUNTS) amounts.splice(0, MAX_AMOUNTS, sumAmounts(amounts));
}

/** The sums of a group, and what it is sorted by: its size in the most frequent currency. */
export interface SummedGroup extends GroupSums {
  readonly size: number;
}

/**
 * The exact sums of groups. The most frequent currency of all groups comes first. Yields now and
 * then.
 */
export function* sumGroups(
  moneys: readonly GroupMoney[],
  locale: string,
): Generator<void, readonly SummedGroup[]> {
  const frequency = new Map<string, number>();
  for (const money of moneys) {
    for (const [currency, count] of money.frequency)
      frequency.set(currency, (frequency.get(currency) ?? 0) + count);
  }
  const [main = ''] = [...frequency].reduce<readonly [string, number]>(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    ['', 0],
  );
  const spentOf = ({ spent }: GroupMoney) => sumAmounts(spent.get(main) ?? []);
  const isWrong = moneys.some((money) => money.isWrong);
  const total = Number(sumAmounts(moneys.map(spentOf)));
  const summed: SummedGroup[] = [];
  for (const money of moneys) {
    yield;
    const size = -Number(spentOf(money));
    if (money.isWrong) {
      summed.push({ texts: [], isIncome: false, share: undefined, size });
      continue;
    }
    const isIncome = money.spent.size === 0 && money.received.size > 0;
    const format = isIncome ? formatDecimal : formatUnsigned;
    const sums = [...(isIncome ? money.received : money.spent)];
    sums.sort(([a], [b]) => Number(b === main) - Number(a === main));
    summed.push({
      texts: sums.map(([currency, amounts]) => format(sumAmounts(amounts), currency, locale)),
      isIncome,
      share: isWrong || !(size > 0) ? undefined : size / -total,
      size,
    });
  }
  return summed;
}
