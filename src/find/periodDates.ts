import { dateTimeFormat } from '../i18n/intl.js';
import { remember } from '../utils/remember.js';
import type { FindDates, FindState } from './FindState.js';

const DAY_MS = 86_400_000;

const MONTH = { year: 'numeric', month: 'long' } as const;
const YEAR = { year: 'numeric' } as const;

/** Periods are remembered by date and locale, and a page shows few of either. */
const MAX_PERIODS = 100;
const periods = new Map<string, FindDates>();

/**
 * The dates of a period, in the calendar of the locale, as lists write their days: in Persian a
 * month begins on another day. `today`: the reader's date. Undefined for a relative period while
 * that is not known.
 */
export function periodDates(
  period: NonNullable<FindState['period']>,
  today: string | undefined,
  locale: string,
): FindDates | undefined {
  if (typeof period !== 'string') {
    const { from, to } = period;
    return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : period;
  }
  if (today === undefined) return undefined;
  if (period === 'last-90-days') return { from: daysLater(today, -89), to: today };
  return remember(
    periods,
    `${period} ${today} ${locale}`,
    () => {
      const format = dateTimeFormat(locale, period.endsWith('year') ? YEAR : MONTH, 'UTC');
      const current = around(today, format);
      return period.startsWith('this') ? current : around(daysLater(current.from, -1), format);
    },
    MAX_PERIODS,
  );
}

/** The days around one which a calendar writes in the same way. */
function around(day: string, format: Intl.DateTimeFormat): { from: string; to: string } {
  const name = (date: string) => format.format(Date.parse(date));
  const last = (step: number) => {
    let date = day;
    while (name(daysLater(date, step)) === name(day)) date = daysLater(date, step);
    return date;
  };
  return { from: last(-1), to: last(1) };
}

const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
