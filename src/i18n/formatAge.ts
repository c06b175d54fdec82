import { calendarDay, daysBetween } from './calendarDay.js';
import { relativeTimeFormat } from './intl.js';
import type { Reader } from './Reader.js';
import { removeUnitSpace } from './removeUnitSpace.js';

/** Units, largest first, and their length in days. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.25],
  ['month', 30.4375],
  ['week', 7],
];

/**
 * "3 weeks ago", in the largest full unit; "today" and "yesterday" by the reader's calendar. A
 * future date counts as today. `today` is an ISO 8601 date.
 */
export function formatAge(
  then: Date,
  today: string,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const age = daysBetween(calendarDay(then, timeZone), today);
  const days = Math.max(0, age);
  const full = UNITS.find(([, length]) => days >= length);
  if (!full) return removeUnitSpace(relativeTimeFormat(locale, 'auto').format(-days, 'day'));
  const [unit, length] = full;
  return removeUnitSpace(
    relativeTimeFormat(locale, 'always').format(-Math.floor(days / length), unit),
  );
}
