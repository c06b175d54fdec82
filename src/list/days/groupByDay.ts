import { dateTimeFormat } from '../../i18n/intl.js';
import type { TransactionDay } from './TransactionDay.js';

/** A date, or a date and time that names no offset: that is a calendar day already, whatever the zone of this machine. */
const LOCAL_DATE = /^(\d{4}-\d{2}-\d{2})(T[\d:.,]+)?$/;
const HOUR_MS = 3_600_000;
/** Quarter hours, because some zones change at them; no calendar day ends within one. */
const STEP_MS = HOUR_MS / 4;

/**
 * Days of a list in the order of its rows: rows that follow each other on one calendar day of the reader. A plain date is that
 * day in every zone, and so is a time without an offset. `Intl` is asked once per quarter of an hour that has rows, so that 100,000 rows stay cheap.
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
