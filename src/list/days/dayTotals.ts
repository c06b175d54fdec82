import { markedState } from '../../components/TransactionAmount/describeAmount.js';
import { sumAmounts } from '../../i18n/decimals.js';
import { formatDecimal, formatUnsigned, readCurrency } from '../../i18n/formatAmount.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';

/** What a day sums: money out; all money, signed; nothing. */
export type DayTotal = 'spent' | 'net' | 'none';

export interface DayTotals {
  /** The message that says what was summed. */
  message: 'spent' | 'due' | 'net';
  /** One for each currency, in order of appearance: "£61.80", "€89.60". */
  sums: readonly string[];
}

type Row = Pick<ListedTransaction, 'amount' | 'currency' | 'state'>;

/** What a row adds to totals. */
export interface RowMoney {
  /** Signed decimal string. */
  amount: string;
  currency: string;
  /** It is due and has not moved yet. */
  isScheduled: boolean;
}

/**
 * What a row adds to totals: `nothing` if no money moves (declined, reversed); undefined if its amount
 * cannot be read or has no currency, because a total without it would be wrong.
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
 * What a day's heading says of its money, so far as it moves: pending rows count, declined and
 * reversed ones do not. `spent`: what went out; income and refunds are not taken off. `net`: the
 * signed sum. Scheduled rows are due only on a day that has nothing else to sum. Undefined where
 * there is nothing to say, and if an amount cannot be read (`readMoney`).
 */
export function dayTotals(
  rows: readonly Row[],
  kind: DayTotal,
  locale: string,
): DayTotals | undefined {
  // An untyped app may say anything.
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
