import { capitalize } from './capitalize.js';
import { dateTimeFormat } from './intl.js';
import type { Reader } from './Reader.js';
import { readDate, unreadableDate } from './readDate.js';

/**
 * When a transaction was made, in full: "Friday 20 November 2026", and for an instant also the time
 * in the reader's zone. A text that is not a date is returned as it is, any other value as nothing.
 */
export function formatMoment(
  date: string,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const moment = readDate(date);
  if (moment === undefined) return unreadableDate(date) ?? '';
  const isDay = typeof moment === 'string';
  const format = dateTimeFormat(locale, {
    dateStyle: 'full',
    ...(isDay ? { timeZone: 'UTC' } : { timeStyle: 'short', timeZone }),
  });
  return capitalize(format.format(isDay ? Date.parse(moment) : moment), locale);
}
