import type { Display } from '../../display/useDisplay.js';
import { daysBetween } from '../../i18n/calendarDay.js';
import { capitalize } from '../../i18n/capitalize.js';
import { DAY, formatWeekday } from '../../i18n/formatWeekday.js';
import { dateTimeFormat, relativeTimeFormat } from '../../i18n/intl.js';

const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const;
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const SHORT_DAY_OF_YEAR = { ...SHORT_DAY, year: 'numeric' } as const;
const YEAR = { year: 'numeric' } as const;

/** A day as a heading. */
export interface DayLabel {
  /** "Tomorrow", "Today", "Yesterday", "Wednesday 18 November". */
  label: string;
  /** Short form for less space: the same word, or "Wed 18 Nov". */
  short: string;
}

/**
 * Formats a day, with its year if that differs from today's in the locale's calendar. `today` is
 * the reader's date; without it (on the server) every day is formatted in full.
 */
export function formatDay(
  date: string,
  today: string | undefined,
  { locale }: Pick<Display, 'locale'>,
): DayLabel {
  const instant = Date.parse(date);
  if (Number.isNaN(instant)) return { label: date, short: date };
  const word = relativeDay(date, today, locale);
  if (word !== undefined) return { label: word, short: word };
  const isThisYear = isInYearOf(today, date, locale);
  const write = (options: Intl.DateTimeFormatOptions) =>
    formatWeekday(instant, locale, options, 'UTC');
  return {
    label: write(isThisYear ? DAY : DAY_OF_YEAR),
    short: write(isThisYear ? SHORT_DAY : SHORT_DAY_OF_YEAR),
  };
}

/** "Tomorrow", "Today", "Yesterday"; undefined for other days, and if today is unknown. */
export function relativeDay(
  date: string,
  today: string | undefined,
  locale: string,
): string | undefined {
  const age = today === undefined ? undefined : daysBetween(date, today);
  if (age === undefined || !(Math.abs(age) <= 1)) return undefined;
  return capitalize(relativeTimeFormat(locale, 'auto').format(-age, 'day'), locale);
}

/** Whether a day is in today's year, in the locale's calendar; false if today is unknown. */
export function isInYearOf(today: string | undefined, date: string, locale: string): boolean {
  const { format } = dateTimeFormat(locale, YEAR, 'UTC');
  return today !== undefined && format(Date.parse(date)) === format(Date.parse(today));
}
