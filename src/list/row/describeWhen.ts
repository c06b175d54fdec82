import { calendarDay } from '../../i18n/calendarDay.js';
import { SHORT_TIME } from '../../i18n/formatMessage.js';
import { dateTimeFormat, formatter } from '../../i18n/intl.js';
import type { Reader } from '../../i18n/Reader.js';
import { readDate, unreadableDate } from '../../i18n/readDate.js';
import { formatDay, isInYearOf, relativeDay } from '../days/formatDay.js';

/** The date of a row that no heading tells. */
export interface WhenDescription {
  /** "Today", "16 Nov", "16 Nov 2025"; text that is not a date is itself. */
  day: string;
  /** The day with its weekday, where that is not known: "Today", "Mon 16 Nov". */
  weekday: string;
  /** "08:16" */
  time: string | undefined;
  /** What stands between day and time: ", ". */
  gap: string;
  /** When the words may change, in milliseconds since 1970. */
  changesAt: number;
}

const DAY = { day: 'numeric', month: 'short' } as const;
const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: 'numeric', minute: 'numeric' } as const;

/** Maximum characters of a date shown as text. */
const MAX_DATE_LENGTH = 24;
/** Zones change their day at a quarter of an hour. */
const QUARTER_HOUR_MS = 900_000;

/** Describes the date of a row; undefined if there is none. `now`: undefined on the server. */
export function describeWhen(
  date: unknown,
  hasTime: boolean,
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
  now: Date | undefined,
): WhenDescription | undefined {
  const moment = readDate(date);
  if (moment === undefined) {
    const text = unreadableDate(date, MAX_DATE_LENGTH);
    return text === undefined
      ? undefined
      : { day: text, weekday: text, time: undefined, gap: '', changesAt: Infinity };
  }
  const isInstant = typeof moment === 'number';
  const day = isInstant ? calendarDay(moment, timeZone) : moment;
  const today = now && calendarDay(now, timeZone);
  const options = isInYearOf(today, day, locale) ? DAY : DAY_OF_YEAR;
  return {
    day:
      relativeDay(day, today, locale) ??
      dateTimeFormat(locale, options, 'UTC').format(Date.parse(day)),
    weekday: formatDay(day, today, { locale }).short,
    time:
      isInstant && hasTime
        ? dateTimeFormat(locale, SHORT_TIME, timeZone).format(moment)
        : undefined,
    gap: gapBeforeTime(locale),
    changesAt: now ? (Math.floor(now.getTime() / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS : Infinity,
  };
}

/** What a locale writes between a date and a time: ", " in English, " " in Swedish. */
const gapBeforeTime = (locale: string): string =>
  formatter(MOMENT, locale, 'gap', () => {
    const parts = dateTimeFormat(locale, MOMENT, 'UTC').formatToParts(0);
    const hour = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
    // In some languages the time comes first.
    return /\p{P}?\s+$/u.exec(parts[hour - 1]?.value ?? '')?.[0] ?? ', ';
  });
