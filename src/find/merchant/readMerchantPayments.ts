import { markedState } from '../../components/TransactionAmount/describeAmount.js';
import { averageOf, countDecimals, sumAmounts } from '../../i18n/decimals.js';
import { usualDecimals } from '../../i18n/formatAmount.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import type { Reader } from '../../i18n/Reader.js';
import { readDate } from '../../i18n/readDate.js';
import { readMoney } from '../../list/days/dayTotals.js';
import { cleanText } from '../../record/cleanText.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { remember } from '../../utils/remember.js';
import type { FoundPayment } from '../describePayment.js';
import { periodDates } from '../periodDates.js';
import type { Find } from '../useFind.js';

const MONTHS = 6;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;
const QUARTER_MS = 900_000;
/** Fewer payments have no habit. */
const HABIT = 3;

export interface MerchantSum {
  readonly currency: string;
  /** Decimal without a sign. */
  readonly amount: string;
}

export interface MerchantSums<T> {
  /**
   * Sums by currency, the most frequent one first; undefined if an amount cannot be read, because
   * sums without it would be wrong.
   */
  readonly sums: readonly MerchantSum[] | undefined;
  readonly payments: readonly MerchantPayment<T>[];
}

export interface MerchantMonth<T> extends MerchantSums<T> {
  /** First and last day, ISO 8601. */
  readonly from: string;
  readonly to: string;
}

/** The sum of a month in the most frequent currency. */
export interface MonthSum {
  /** First day, ISO 8601. */
  readonly from: string;
  readonly amount: string;
}

export interface MerchantPayment<T> extends FoundPayment {
  readonly row: T;
}

/** All payments at one merchant, newest first. */
export interface MerchantPaymentsModel<T> extends MerchantSums<T> {
  /** Sums are of money that came in, because none was spent, as with an employer. */
  readonly isIncome: boolean;
  /** The most frequent currency of the summed amounts. */
  readonly currency: string | undefined;
  /** In that currency. */
  readonly average: string | undefined;
  /** The last six months, oldest first, also those without payments; none without all their sums. */
  readonly lastMonths: readonly MonthSum[];
  /** The months with payments, newest first. */
  readonly months: readonly MerchantMonth<T>[];
  /** Number of payments that are not only due. */
  readonly made: number;
  /** The day of the first of them, ISO 8601. */
  readonly since: string | undefined;
  /** Payments whose date cannot be read. */
  readonly undated: MerchantSums<T>;
  /** The date of a payment on the weekday of most, if that is clear. */
  readonly usualDay: string | undefined;
  /** An instant at the time of most, to a quarter of an hour, if that is clear within an hour. */
  readonly usualTime: number | undefined;
  /** The only card that was used. */
  readonly card: string | undefined;
}

export function readMerchantPayments<T>(
  find: Find<T>,
  row: T,
  today: string | undefined,
  reader: Pick<Reader, 'locale' | 'timeZone'>,
): MerchantPaymentsModel<T> {
  const { locale } = reader;
  const payments = find
    .atMerchant(row)
    .flatMap((other) => {
      const payment = find.describe(other);
      return payment ? [{ ...payment, row: other }] : [];
    })
    .sort(byTime);
  const sizes = payments.map(({ transaction }) => movedBy(transaction)?.size ?? 0);
  const isIncome = sizes.every((size) => size >= 0) && sizes.some((size) => size > 0);
  /** Amounts by currency, without signs. Undefined if one cannot be read. */
  const amountsOf = (some: readonly FoundPayment[]) => {
    const amounts = new Map<string, string[]>();
    for (const { transaction } of some) {
      const moved = movedBy(transaction);
      if (!moved) return undefined;
      if (isIncome ? moved.size <= 0 : moved.size >= 0) continue;
      remember(amounts, moved.currency, () => []).push(moved.amount.replace(/^[+-]/, ''));
    }
    return amounts;
  };
  const readable = amountsOf(payments.filter(({ transaction }) => movedBy(transaction)));
  const [[currency, amounts] = [undefined, []]] = [...(readable ?? [])].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const sumsOf = (some: readonly FoundPayment[]): readonly MerchantSum[] | undefined => {
    const sums = amountsOf(some);
    return (
      sums &&
      [...sums]
        .map(([code, parts]) => ({ currency: code, amount: sumAmounts(parts) }))
        .sort(
          (one, other) => Number(other.currency === currency) - Number(one.currency === currency),
        )
    );
  };
  const sums = sumsOf(payments);
  const monthAt = (from: string, to: string): MerchantMonth<T> => {
    const within = payments.filter(({ day }) => day !== undefined && day >= from && day <= to);
    return { from, to, sums: sumsOf(within), payments: within };
  };
  const months: MerchantMonth<T>[] = [];
  for (const { day } of payments) {
    const last = months.at(-1);
    if (day === undefined || (last && day >= last.from)) continue;
    const { from = day, to = day } = periodDates('this-month', day, locale) ?? {};
    months.push(monthAt(from, to));
  }
  const lastMonths: MerchantMonth<T>[] = [];
  // A payment that is due later has no bar yet.
  let end = today ?? payments.find(({ transaction }) => movedBy(transaction)?.size)?.day;
  while (end !== undefined && lastMonths.length < MONTHS) {
    const { from = end, to = end } = periodDates('this-month', end, locale) ?? {};
    lastMonths.unshift(monthAt(from, to));
    end = periodDates('last-month', end, locale)?.to;
  }
  const monthSums = lastMonths.flatMap((month) => {
    const amount = month.sums?.find((sum) => sum.currency === currency)?.amount ?? '0';
    return month.sums ? [{ from: month.from, amount }] : [];
  });
  const made = payments.filter(({ transaction }) => markedState(transaction) !== 'scheduled');
  const undated = payments.filter(({ day }) => day === undefined);
  const cards = new Set(payments.map(({ transaction }) => cleanText(transaction.card)));
  return {
    payments,
    isIncome,
    currency,
    sums,
    average: sums && amounts.length > 1 ? averageIn(currency, amounts, locale) : undefined,
    lastMonths: currency && monthSums.length === lastMonths.length ? monthSums : [],
    months,
    made: made.length,
    since: made.filter(({ day }) => day !== undefined).at(-1)?.day,
    undated: { sums: sumsOf(undated), payments: undated },
    usualDay: usualDay(payments),
    usualTime: usualTime(payments, reader),
    card: cards.size === 1 ? [...cards][0] : undefined,
  };
}

interface Moved {
  /** Signed decimal. */
  readonly amount: string;
  readonly currency: string;
  /** The amount as a number; 0 if no money has moved or is about to, as in the totals of days. */
  readonly size: number;
}

/** Undefined if the amount cannot be read. */
function movedBy(transaction: ListedTransaction): Moved | undefined {
  const money = readMoney(transaction);
  if (money === undefined) return undefined;
  if (money === 'nothing' || money.isScheduled) return { amount: '0', currency: '', size: 0 };
  return { amount: money.amount, currency: money.currency, size: Number(money.amount) };
}

const averageIn = (currency: string | undefined, amounts: readonly string[], locale: string) =>
  averageOf(
    amounts,
    // One after the other: a call with as many arguments as a long list has rows overflows the stack.
    amounts.reduce(
      (most, amount) => Math.max(most, countDecimals(amount)),
      usualDecimals(currency, locale),
    ),
  );

/**
 * Sorts payments by day in the reader's zone, then by time, the newest first. Payments without a
 * date come last.
 */
function byTime(one: FoundPayment, other: FoundPayment): number {
  const [day = '', otherDay = ''] = [one.day, other.day];
  if (day !== otherDay) return day < otherDay ? 1 : -1;
  return day === '' ? 0 : instantOf(other.transaction) - instantOf(one.transaction);
}

function instantOf({ date }: ListedTransaction): number {
  const moment = readDate(date);
  if (moment === undefined) return Number.NEGATIVE_INFINITY;
  return typeof moment === 'string' ? Date.parse(moment) : moment;
}

function usualDay(payments: readonly FoundPayment[]): string | undefined {
  const days = payments.flatMap(({ day }) => day ?? []);
  const counts = new Map<number, string[]>();
  for (const day of days) {
    const weekday = new Date(day).getUTCDay();
    remember(counts, weekday, () => []).push(day);
  }
  const [most] = [...counts.values()].sort((one, other) => other.length - one.length);
  return isHabit(most?.length, days.length) ? most?.[0] : undefined;
}

/** The time around which, half an hour before to half an hour after, most payments were made. */
function usualTime(
  payments: readonly FoundPayment[],
  { timeZone }: Pick<Reader, 'timeZone'>,
): number | undefined {
  const moments = payments.flatMap(({ transaction }) => {
    const moment = readDate(transaction.date);
    return typeof moment === 'number' ? [{ moment, minute: minuteOf(moment, timeZone) }] : [];
  });
  const counts = new Map<number, number>();
  for (const { minute } of moments) counts.set(minute, (counts.get(minute) ?? 0) + 1);
  const near = new Map<number, number>();
  for (const minute of counts.keys()) {
    let count = 0;
    for (const [other, some] of counts) {
      if (distance(other, minute) <= HOUR_MINUTES / 2) count += some;
    }
    near.set(minute, count);
  }
  const most = Math.max(0, ...near.values());
  if (!isHabit(most, moments.length)) return undefined;
  const usual = moments.find(({ minute }) => near.get(minute) === most);
  return usual && Math.round(usual.moment / QUARTER_MS) * QUARTER_MS;
}

const isHabit = (count = 0, all: number) => count >= HABIT && count > all / 2;

function minuteOf(moment: number, timeZone: string): number {
  const parts = dateTimeFormat('en', CLOCK, timeZone).formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return part('hour') * HOUR_MINUTES + part('minute');
}

const CLOCK = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;

/** Minutes between two times of day; midnight is no border. */
function distance(one: number, other: number): number {
  const minutes = Math.abs(one - other);
  return Math.min(minutes, DAY_MINUTES - minutes);
}
