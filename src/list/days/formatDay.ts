import type { Display } from '../../display/useDisplay.js';
import { daysBetween } from '../../i18n/calendarDay.js';
import { capitalize } from '../../i18n/capitalize.js';
import { dateTimeFormat, relativeTimeFormat } from '../../i18n/intl.js';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const;

/**
 * A day as a heading: "Tomorrow", "Today", "Yesterday", "Wednesday 18 November", with the year if
 * it is another one. `today` is the reader's date; without it (on the server) every day is written in full.
 */
export function formatDay(
  date: string,
  today: string | undefined,
  { locale }: Pick<Display, 'locale'>,
): string {
  const instant = Date.parse(date);
  // The last hours of the year 9999 may be in the next one, which not every engine can parse.
  if (Number.isNaN(instant)) return date;
  const age = today === undefined ? undefined : daysBetween(date, today);
  if (age !== undefined && Math.abs(age) <= 1) {
    return capitalize(relativeTimeFormat(locale, 'auto').format(-age, 'day'), locale);
  }
  const isThisYear = today?.slice(0, 4) === date.slice(0, 4);
  const format = dateTimeFormat(locale, isThisYear ? DAY : DAY_OF_YEAR, 'UTC');
  return capitalize(format.format(instant), locale);
}
