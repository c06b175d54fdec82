import { DAY_MS } from '../utils/time.js';
import { dateTimeFormat } from './intl.js';

const NUMERIC_DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/** The calendar day of an instant in a time zone, as an ISO 8601 date. */
export function calendarDay(instant: Date | number, timeZone: string): string {
  const format = dateTimeFormat('en', NUMERIC_DAY, timeZone);
  // Uses parts, because the pattern of `format` has changed between versions of ICU.
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: 'year' | 'month' | 'day', digits: number) =>
    parts.get(type)?.padStart(digits, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}

/** Days between two ISO 8601 dates; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
