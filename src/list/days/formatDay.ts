import type { Display } from '../../display/useDisplay.js';
import { daysBetween } from '../../i18n/calendarDay.js';
import { capitalize } from '../../i18n/capitalize.js';
import { DAY, formatWeekday } from '../../i18n/formatWeekday.js';
import { dateTimeFormat, relativeTimeFormat } from '../../i18n/intl.js';

const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const;
const YEAR = { year: 'numeric' } as const;

/**
 * A day as a heading: "Tomorrow", "Today", "Yesterday", "Wednesday 18 November", with the year if
 * it is another one in the calendar of the locale. `today` is the reader's date; without it (on the
 * server) every day is written in full.
 */
export function formatDay(
  date: string,
  today: string | undefined,
  { locale }: Pick<Display, 'locale'>,
): string {
  const instant = Date.parse(date);
  if (Number.isNaN(instant)) return date;
  const age = today === undefined ? undefined : daysBetween(date, today);
  if (age !== undefined && Math.abs(age) <= 1) {
    return capitalize(relativeTimeFormat(locale, 'auto').format(-age, 'day'), locale);
  }
  const year = dateTimeFormat(locale, YEAR, 'UTC');
  const isThisYear = today !== undefined && year.format(instant) === year.format(Date.parse(today));
  return formatWeekday(instant, locale, isThisYear ? DAY : DAY_OF_YEAR, 'UTC');
}
