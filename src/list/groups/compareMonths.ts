import { sumAmounts } from '../../i18n/decimals.js';
import { formatUnsigned } from '../../i18n/formatAmount.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import type { GroupMessages } from '../../i18n/Messages.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { DAY_MS } from '../../utils/time.js';
import { readMoney } from '../days/dayTotals.js';
import { createDayParser } from '../days/groupByDay.js';
import { monthName } from './groupRows.js';
import type { RowGroup } from './RowGroup.js';

/** The money spent in a month, compared with the month before. */
export interface MonthComparison {
  /** Part of the largest sum of any month, from 0 to 1. */
  readonly part: number;
  /**
   * The same of the month before, for the current month up to the same day; undefined if that is
   * not known.
   */
  readonly before: number | undefined;
  /** The difference in words; undefined if there is none. */
  readonly caption: string | undefined;
}

/** The reader for whom months are compared. */
export interface MonthReader {
  locale: string;
  timeZone: string;
  messages: GroupMessages;
  /** ISO 8601 date. */
  today: string | undefined;
}

/** Number of rows read between two interruptions. */
const STEP_ROWS = 50;
const DAY_OF_MONTH = { day: 'numeric', numberingSystem: 'latn' } as const;
const DATE = { day: 'numeric', month: 'long' } as const;
const MONTH = { month: 'long' } as const;

/** Amounts spent, by currency. */
type Spending = Map<string, string[]>;

/**
 * Compares what was spent in each month (declined and scheduled payments do not count) in the
 * currency of most payments, in the calendar of the locale. Yields now and then, so that it can be
 * interrupted, and returns the months by their name. Months with an amount that cannot be read are
 * left out, and all of them if the rows are not in order.
 */
export function* compareMonths(
  groups: readonly RowGroup[],
  rowAt: (row: number) => ListedTransaction | undefined,
  reader: MonthReader,
): Generator<void, ReadonlyMap<string, MonthComparison>> {
  const { locale, timeZone, messages, today } = reader;
  const dayOf = createDayParser(timeZone);
  const currentMonth = today && monthName(today, locale);
  const sameDay = today && dayInMonthBefore(today, locale);
  const months = new Map<string, { day: string; spent: Spending; toDate: Spending }>();
  const counts = new Map<string, number>();
  for (const { name, firstDay, start, end } of groups) {
    if (firstDay === undefined) continue;
    if (months.has(name)) return new Map();
    const spent: Spending = new Map();
    const toDate: Spending = new Map();
    const isBefore = sameDay !== undefined && monthName(sameDay, locale) === name;
    let isKnown = true;
    for (let row = start; row < end && isKnown; row += 1) {
      if (row % STEP_ROWS === 0) yield;
      const transaction = rowAt(row);
      const money = transaction && readMoney(transaction);
      if (money === undefined) isKnown = false;
      else if (money !== 'nothing' && !money.isScheduled && Number(money.amount) < 0) {
        const { currency, amount } = money;
        add(spent, currency, amount);
        counts.set(currency, (counts.get(currency) ?? 0) + 1);
        if (isBefore && (dayOf(transaction?.date) ?? '') <= sameDay) add(toDate, currency, amount);
      }
    }
    if (isKnown) months.set(name, { day: firstDay, spent, toDate });
  }

  const [currency] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [
    '',
    0,
  ] as [string, number]);
  const sumOf = (spending: Spending) => sumAmounts(spending.get(currency) ?? []).replace(/^-/, '');
  const highest = Math.max(...[...months.values()].map(({ spent }) => Number(sumOf(spent))));
  const compared = new Map<string, MonthComparison>();
  for (const [name, { day, spent }] of months) {
    if (highest <= 0) break;
    const isCurrent = name === currentMonth;
    const isOver = today !== undefined && day < today && !isCurrent;
    const lastDay = dayInMonthBefore(day, locale);
    const last = isCurrent || isOver ? months.get(monthName(lastDay, locale)) : undefined;
    const sum = sumOf(spent);
    const lastSum = last && sumOf(isCurrent ? last.toDate : last.spent);
    const difference = lastSum === undefined ? '0' : sumAmounts([sum, `-${lastSum}`]);
    const isLess = difference.startsWith('-');
    const [more, less] = isCurrent
      ? [messages.moreThanBy, messages.lessThanBy]
      : [messages.moreThan, messages.lessThan];
    const then = isCurrent ? (sameDay as string) : lastDay;
    compared.set(name, {
      part: Number(sum) / highest,
      before: lastSum === undefined ? undefined : Math.min(1, Number(lastSum) / highest),
      caption: /[1-9]/.test(difference)
        ? formatMessage(isLess ? less : more, {
            amount: formatUnsigned(difference, currency, locale),
            date: write(then, DATE, locale),
            month: write(then, MONTH, locale),
          })
        : undefined,
    });
  }
  return compared;
}

function add(spending: Spending, currency: string, amount: string): void {
  const amounts = spending.get(currency);
  if (amounts) amounts.push(amount);
  else spending.set(currency, [amount]);
}

const write = (day: string, options: Intl.DateTimeFormatOptions, locale: string) =>
  dateTimeFormat(locale, options, 'UTC').format(Date.parse(day));

/** The same day of the month before, or the last one of a shorter month, as an ISO 8601 date. */
function dayInMonthBefore(day: string, locale: string): string {
  const numberOf = (date: string) => Number.parseInt(write(date, DAY_OF_MONTH, locale), 10);
  const [month, number] = [monthName(day, locale), numberOf(day)];
  let before = day;
  do before = new Date(Date.parse(before) - DAY_MS).toISOString().slice(0, 10);
  while (monthName(before, locale) === month || numberOf(before) > number);
  return before;
}
