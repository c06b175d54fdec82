import { dateTimeFormat, relativeTimeFormat } from './intl.js';
import type { Reader } from './Reader.js';

const DAY_MS = 86_400_000;

/** Largest first: unit and its length in days. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.25],
  ['month', 30.4375],
  ['week', 7],
];

/**
 * "3 weeks ago", in the largest unit that is full (`Intl.RelativeTimeFormat`); "today" and "yesterday" by the reader's
 * calendar. What lies ahead counts as today.
 */
export function formatAge(
  then: Date,
  now: Date,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const days = Math.max(0, calendarDay(now, timeZone) - calendarDay(then, timeZone));
  const full = UNITS.find(([, length]) => days >= length);
  if (!full) return relativeTimeFormat(locale, 'auto').format(-days, 'day');
  const [unit, length] = full;
  return relativeTimeFormat(locale, 'always').format(-Math.floor(days / length), unit);
}

/** Days since 1970-01-01 in the zone. */
function calendarDay(instant: Date, timeZone: string): number {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return Date.parse(dateTimeFormat('en-CA', { timeZone, ...parts }).format(instant)) / DAY_MS;
}
