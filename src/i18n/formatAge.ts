import { calendarDay, daysBetween } from './calendarDay.js';
import { relativeTimeFormat } from './intl.js';
import type { Reader } from './Reader.js';
import { removeUnitSpace } from './removeUnitSpace.js';

/**
 * "3 weeks ago", in the largest full unit; "today" and "yesterday" by the reader's calendar. A
 * future date counts as today. `today` is an ISO 8601 date.
 */
export function formatAge(
  then: Date,
  today: string,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const day = calendarDay(then, timeZone);
  const days = Math.max(0, daysBetween(day, today));
  if (days < 7) return removeUnitSpace(relativeTimeFormat(locale, 'auto').format(-days, 'day'));
  const [unit, count] = largestUnit(days, fullMonths(day, today));
  return withoutDouble(removeUnitSpace(relativeTimeFormat(locale, 'always').format(-count, unit)));
}

/** Hebrew has a number again in parentheses where its words say one or two. */
const withoutDouble = (text: string): string => text.replace(/ \(\p{Nd}+\)$/u, '');

function largestUnit(days: number, months: number): [Intl.RelativeTimeFormatUnit, number] {
  if (months >= 12) return ['year', Math.floor(months / 12)];
  return months > 0 ? ['month', months] : ['week', Math.floor(days / 7)];
}

/** Full months between two ISO 8601 dates. */
function fullMonths(from: string, to: string): number {
  const [first, last] = [new Date(from), new Date(to)];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  const months = years * 12 + last.getUTCMonth() - first.getUTCMonth();
  return months - (last.getUTCDate() < first.getUTCDate() ? 1 : 0);
}
