import { dateTimeFormat } from '../../i18n/intl.js';

/** Consecutive rows of one calendar day in the reader's time zone. */
export interface TransactionDay {
  /** ISO 8601 date; the host's own text where it is no date. */
  date: string;
  /** Index of the first row. */
  start: number;
  /** Index after the last row. */
  end: number;
}

/** A date, or a date and time without an offset: a calendar day in every time zone. */
const LOCAL_DATE = /^(\d{4}-\d{2}-\d{2})(T[\d:.,]+)?$/;
/** Some zones are offset by quarter hours; no calendar day ends within one. */
const STEP_MS = 900_000;

/**
 * Groups rows into days, in the order of the list. A date, or a time without an offset, is that day
 * in every zone. `Intl` formats once for each quarter hour that has rows, which keeps 100,000 rows
 * cheap.
 */
export function groupByDay(dates: readonly string[], timeZone: string): TransactionDay[] {
  const format = dateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const days: TransactionDay[] = [];
  let step = Number.NaN;
  let stepDate = '';
  const dateOf = (text: string): string => {
    const local = LOCAL_DATE.exec(text)?.[1];
    if (local) return local;
    const instant = Date.parse(text);
    if (Number.isNaN(instant)) return text;
    const current = Math.floor(instant / STEP_MS);
    if (current !== step) {
      step = current;
      stepDate = isoDate(format, instant);
    }
    return stepDate;
  };
  dates.forEach((text, index) => {
    const date = dateOf(text);
    const last = days.at(-1);
    if (last?.date === date) last.end = index + 1;
    else days.push({ date, start: index, end: index + 1 });
  });
  return days;
}

function isoDate(format: Intl.DateTimeFormat, instant: number): string {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
