import { plainDate } from './calendarDay.js';
import { capitalize } from './capitalize.js';
import { dateTimeFormat } from './intl.js';
import type { Reader } from './Reader.js';

/**
 * When a transaction was made, in full: "Friday 20 November 2026", and for an instant also the time
 * in the reader's zone. A text that is not a date is returned unchanged.
 */
export function formatMoment(
  date: string,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const day = plainDate(date);
  const instant = Date.parse(day ?? date);
  if (Number.isNaN(instant)) return date;
  const format = dateTimeFormat(locale, {
    dateStyle: 'full',
    ...(day ? { timeZone: 'UTC' } : { timeStyle: 'short', timeZone }),
  });
  return capitalize(format.format(instant), locale);
}
