import { formatWeekday } from './formatWeekday.js';
import type { Reader } from './Reader.js';
import { readDate, unreadableDate } from './readDate.js';

const FULL_DAY = { dateStyle: 'full' } as const;
const FULL_MOMENT = { dateStyle: 'full', timeStyle: 'short' } as const;

/**
 * Formats the date of a transaction in full: "Friday 20 November 2026", and for an instant also the
 * time in the reader's zone. Text that is not a date is returned unchanged, any other value as an
 * empty string.
 */
export function formatMoment(
  date: string,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const moment = readDate(date);
  if (moment === undefined) return unreadableDate(date) ?? '';
  return typeof moment === 'string'
    ? formatWeekday(Date.parse(moment), locale, FULL_DAY, 'UTC')
    : formatWeekday(moment, locale, FULL_MOMENT, timeZone);
}
