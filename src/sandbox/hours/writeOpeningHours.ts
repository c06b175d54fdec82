import type { SandboxLanguage } from '../toLanguage.js';
import type { WireOpeningHours, WirePeriod, WirePeriodEdge } from '../WireRecord.js';
import type { HoursPattern } from './hoursPatterns.js';
import { type Interval, parseIntervals, parseWeek, type Week, writeWeekdayText } from './week.js';

const STALE_DAYS = 60;
const DAY_MINUTES = 1440;
const WINDOW_MINUTES = 7 * DAY_MINUTES;

/** A calendar day as days since 1970-01-01: arithmetic on it ignores clock changes. */
type DayNumber = number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone, and the minutes since its midnight. */
function localDay(now: number, timeZone: string): { day: DayNumber; minutes: number } {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedes write ISO 8601.
    format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  const minutes = Date.parse(`${format.format(now).replace(' ', 'T')}Z`) / 60_000;
  return { day: Math.floor(minutes / DAY_MINUTES), minutes: minutes % DAY_MINUTES };
}

/** 0 is Sunday. */
const weekdayOf = (day: DayNumber) => (day + 4) % 7;

const isoDate = (day: DayNumber) => new Date(day * 86_400_000).toISOString().slice(0, 10);

const hhmm = (minutes: number) => {
  const ofDay = minutes % DAY_MINUTES;
  return Math.floor(ofDay / 60) * 100 + (ofDay % 60);
};

function weeklyPeriods(week: Week): WirePeriod[] {
  return week.flatMap((intervals, day) =>
    intervals.map(({ open, close }) => ({
      open: { day, time: hhmm(open) },
      close: { day: (day + Math.floor(close / DAY_MINUTES)) % 7, time: hhmm(close) },
    })),
  );
}

/** The intervals of each day from yesterday (-1) to the last day (6), with special days applied. */
function datedDays(pattern: HoursPattern, today: DayNumber): Map<number, readonly Interval[]> {
  const week = parseWeek(pattern.week);
  return new Map(
    [-1, 0, 1, 2, 3, 4, 5, 6].map((offset) => {
      const special = pattern.special?.[offset] ?? 'same';
      const usual = week[weekdayOf(today + offset)] ?? [];
      return [offset, special === 'same' ? usual : parseIntervals(special)];
    }),
  );
}

function datedPeriods(days: Map<number, readonly Interval[]>, today: DayNumber): WirePeriod[] {
  const edge = (minutes: number, truncated: boolean): WirePeriodEdge => {
    const day = today + Math.floor(minutes / DAY_MINUTES);
    const at = { date: isoDate(day), day: weekdayOf(day), time: hhmm(minutes) };
    return truncated ? { ...at, truncated } : at;
  };
  const periods = [...days].flatMap(([offset, intervals]) =>
    intervals.flatMap((interval) => {
      const open = offset * DAY_MINUTES + interval.open;
      const close = offset * DAY_MINUTES + interval.close;
      if (close <= 0) return [];
      return {
        open: edge(Math.max(open, 0), open < 0),
        close: edge(Math.min(close, WINDOW_MINUTES - 1), close >= WINDOW_MINUTES),
      };
    }),
  );
  // By weekday, not by date, as the provider of places sends them.
  return periods.sort((a, b) => a.open.day - b.open.day || a.open.time - b.open.time);
}

function isOpen(pattern: HoursPattern, now: number, timeZone: string): boolean {
  const { day, minutes } = localDay(now, timeZone);
  const days = datedDays(pattern, day);
  return [0, -1].some((offset) =>
    days.get(offset)?.some(({ open, close }) => {
      const at = minutes - offset * DAY_MINUTES;
      return at >= open && at < close;
    }),
  );
}

interface WriteOptions {
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  language: SandboxLanguage;
  /** Age of `open_now` in milliseconds: the provider of places serves it from a cache. */
  openNowAgeMs: number;
}

/** A pattern as `opening_hours` on the wire, at `now` in the place's time zone. */
export function writeOpeningHours(
  pattern: HoursPattern,
  { now, timeZone, language, openNowAgeMs }: WriteOptions,
): WireOpeningHours {
  const { form, plainText = false, special, type } = pattern;
  if (form === 'empty') return { periods: [], weekday_text: [] };
  const today = localDay(now, timeZone).day - (form === 'stale' ? STALE_DAYS : 0);
  const week = parseWeek(pattern.week);
  const write = (periods: WirePeriod[], text = week): WireOpeningHours => ({
    open_now: isOpen(pattern, now - openNowAgeMs, timeZone),
    ...(type !== undefined && { type }),
    periods,
    ...(special && {
      special_days: Object.entries(special).map(([offset, hours]) => ({
        date: isoDate(today + Number(offset)),
        exceptional_hours: hours !== 'same',
      })),
    }),
    weekday_text: writeWeekdayText(text, language, plainText),
  });

  switch (form) {
    case 'text':
      return { weekday_text: writeWeekdayText(week, language, plainText) };
    case 'text-no-periods':
      return { periods: [], weekday_text: writeWeekdayText(week, language, plainText) };
    case 'always':
      return write([{ open: { day: 0, time: 0 } }]);
    case 'always-dated': {
      const edge = (day: DayNumber, time: number) => ({
        date: isoDate(day),
        day: weekdayOf(day),
        time,
        truncated: true,
      });
      return write([{ open: edge(today, 0), close: edge(today + 6, 2359) }]);
    }
    case 'weekly':
      return write(weeklyPeriods(week));
    case 'dated':
    case 'stale': {
      const days = datedDays(pattern, today);
      const byWeekday = week.map((_, day) => days.get((day - weekdayOf(today) + 7) % 7) ?? []);
      return write(datedPeriods(days, today), byWeekday);
    }
  }
}
