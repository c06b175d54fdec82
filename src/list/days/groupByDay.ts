import { zoneClock } from '../../hours/zoneClock.js';
import { readDate } from '../../i18n/readDate.js';
import { DAY_MS } from '../../utils/time.js';

/** Consecutive rows of one calendar day in the reader's time zone. */
interface TransactionDay {
  /** ISO 8601 date; undefined for rows whose date cannot be read. */
  date: string | undefined;
  /** Index of the first row. */
  start: number;
  /** Index after the last row. */
  end: number;
}

const WEEK_MS = 7 * DAY_MS;
const QUARTER_HOUR_MS = 900_000;

/**
 * Groups the rows of a list, in order, by the reader's calendar day. A date, or a time without an
 * offset, is the same day in every zone. Rows whose date cannot be read keep their place, in a
 * group without a date. Formats only one instant per week that has rows, so that 100,000 rows stay
 * cheap.
 */
export function groupByDay(dates: readonly unknown[], timeZone: string): TransactionDay[] {
  const days: TransactionDay[] = [];
  const dayOf = createDayParser(timeZone);
  let last: TransactionDay | undefined;
  dates.forEach((given, index) => {
    const date = dayOf(given);
    if (!last || last.date !== date) {
      last = { date, start: index, end: index };
      days.push(last);
    }
    last.end = index + 1;
  });
  return days;
}

/**
 * Returns a function that reads a date's calendar day in a zone, as an ISO 8601 date; undefined for
 * anything that is not a date.
 */
export function createDayParser(timeZone: string): (date: unknown) => string | undefined {
  const offsetAt = createOffsets(timeZone);
  let dayNumber = Number.NaN;
  let dayDate = '';
  return (date) => {
    const moment = readDate(date);
    if (typeof moment !== 'number') return moment;
    const current = Math.floor((moment + offsetAt(moment)) / DAY_MS);
    if (current !== dayNumber) {
      dayNumber = current;
      dayDate = new Date(current * DAY_MS).toISOString().slice(0, 10);
    }
    return dayDate;
  };
}

/**
 * Caches a zone's offsets from UTC, in milliseconds. Reads the offset at the start and end of a
 * week, because no zone changes its clocks twice within one; if they differ, of the quarter hour;
 * and if those differ too, of the moment itself: until 2011, Newfoundland changed its clocks at
 * 00:01.
 */
function createOffsets(timeZone: string): (moment: number) => number {
  const clock = zoneClock(timeZone);
  const ask = (moment: number) => (clock ? clock.toWallTime(moment) - moment : 0);
  let from = Number.NaN;
  let until = Number.NaN;
  let offset = 0;
  const askAround = (moment: number, length: number) => {
    from = Math.floor(moment / length) * length;
    until = from + length;
    offset = ask(from);
  };
  return (moment) => {
    if (moment >= from && moment < until) return offset;
    askAround(moment, WEEK_MS);
    if (ask(until) === offset) return offset;
    askAround(moment, QUARTER_HOUR_MS);
    if (ask(until) === offset) return offset;
    until = from;
    return ask(moment);
  };
}
