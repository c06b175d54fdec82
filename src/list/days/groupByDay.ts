import { calendarDay } from '../../i18n/calendarDay.js';
import { readDate } from '../../i18n/readDate.js';

/** Consecutive rows of one calendar day in the reader's time zone. */
export interface TransactionDay {
  /** ISO 8601 date; undefined for rows whose date cannot be read. */
  date: string | undefined;
  /** Index of the first row. */
  start: number;
  /** Index after the last row. */
  end: number;
}

/** Zones are offset by whole quarter hours, so no calendar day begins within one. */
const STEP_MS = 900_000;

/**
 * Groups the rows of a list, in their order, by the reader's calendar day. A date, or a time without
 * an offset, is the same day in every zone. Rows whose date cannot be read stay where they are, in a
 * group without a date. Formats one instant per quarter hour that has rows, so that 100,000 rows
 * stay cheap.
 */
export function groupByDay(dates: readonly string[], timeZone: string): TransactionDay[] {
  const days: TransactionDay[] = [];
  let step = Number.NaN;
  let stepDate = '';
  const dateOf = (text: string): string | undefined => {
    const moment = readDate(text);
    if (typeof moment !== 'number') return moment;
    const current = Math.floor(moment / STEP_MS);
    if (current !== step) {
      step = current;
      stepDate = calendarDay(moment, timeZone);
    }
    return stepDate;
  };
  dates.forEach((text, index) => {
    const date = dateOf(text);
    const last = days.at(-1);
    if (last && last.date === date) last.end = index + 1;
    else days.push({ date, start: index, end: index + 1 });
  });
  return days;
}
