import { markedState } from '../../components/TransactionAmount/describeAmount.js';
import { sumAmounts } from '../../i18n/decimals.js';
import { formatDecimal, formatUnsigned, readCurrency } from '../../i18n/formatAmount.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';

/** What a day's total sums: money out; all money, signed; nothing. */
export type DayTotal = 'spent' | 'net' | 'none';

interface DayTotals {
  /** The message for the kind of sum. */
  message: 'spent' | 'due' | 'net';
  /** One for each currency, in order of appearance: "£61.80", "€89.60". */
  sums: readonly string[];
}

type Row = Pick<ListedTransaction, 'amount' | 'currency' | 'state'>;

/** A row's contribution to totals. */
interface RowMoney {
  /** Signed decimal string. */
  amount: string;
  currency: string;
  /** Whether it is due, but has not been paid yet. */
  isScheduled: boolean;
}

/**
 * Reads a row's contribution to totals: `nothing` if no money moves (declined, reversed); undefined
 * if its amount cannot be read or has no currency, because a total without it would be wrong.
 */
export function readMoney(row: Row): RowMoney | 'nothing' | undefined {
  const state = markedState(row);
  if (state === 'declined' || state === 'reversed') return 'nothing';
  const amount = readAmount(row.amount);
  const currency = readCurrency(row.currency);
  if (amount === undefined || currency === undefined) return undefined;
  return { amount, currency, isScheduled: state === 'scheduled' };
}

/**
 * The total of a day. Pending rows count, declined and reversed ones do not. `spent`: money out,
 * without deducting income and refunds. `net`: the signed sum. Scheduled rows are summed, as due,
 * only on a day that has nothing else to sum. Undefined if there is nothing to sum, or if an amount
 * cannot be read (`readMoney`).
 */
export function dayTotals(
  rows: readonly Row[],
  kind: DayTotal,
  locale: string,
): DayTotals | undefined {
  // Untyped apps may pass anything.
  if (kind !== 'spent' && kind !== 'net') return undefined;
  const counted = new Map<string, string[]>();
  const due = new Map<string, string[]>();
  for (const row of rows) {
    const money = readMoney(row);
    if (money === undefined) return undefined;
    if (money === 'nothing') continue;
    const { amount, currency, isScheduled } = money;
    if ((isScheduled || kind === 'spent') && !(Number(amount) < 0)) continue;
    const sums = isScheduled ? due : counted;
    const amounts = sums.get(currency);
    if (amounts) amounts.push(amount);
    else sums.set(currency, [amount]);
  }
  const isDue = counted.size === 0;
  const byCurrency = isDue ? due : counted;
  if (byCurrency.size === 0) return undefined;
  const format = kind === 'net' && !isDue ? formatDecimal : formatUnsigned;
  return {
    message: isDue ? 'due' : kind,
    sums: [...byCurrency].map(([currency, amounts]) =>
      format(sumAmounts(amounts), currency, locale),
    ),
  };
}
