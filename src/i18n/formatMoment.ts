import { capitalize } from './capitalize.js';
import { dateTimeFormat } from './intl.js';
import type { Reader } from './Reader.js';

/** A date, or a date and time that names no offset: a calendar day already. */
const LOCAL_DATE = /^(\d{4}-\d{2}-\d{2})(T[\d:.,]+)?$/;

/**
 * When a transaction was made, in full: "Friday 20 November 2026", with the time of the reader's zone where the date is an
 * instant. What cannot be read as a date is shown as it stands.
 */
export function formatMoment(
  date: string,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
): string {
  const day = LOCAL_DATE.exec(date)?.[1];
  const instant = Date.parse(day ? `${day}T00:00:00Z` : date);
  if (Number.isNaN(instant)) return date;
  const format = dateTimeFormat(locale, {
    dateStyle: 'full',
    ...(day ? { timeZone: 'UTC' } : { timeStyle: 'short', timeZone }),
  });
  return capitalize(format.format(instant), locale);
}
