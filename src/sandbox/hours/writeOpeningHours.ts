import type { SpecialDay } from '../../service/types.js';
import type { SandboxLanguage } from '../SandboxLanguage.js';
import type { WireOpeningHours, WirePeriod, WirePeriodEdge } from '../WireRecord.js';
import type { HoursPattern } from './HoursPattern.js';
import { type DayNumber, isoDate, localDay, weekdayOf } from './localDay.js';
import { type Interval, parseIntervals, parseWeek } from './parseWeek.js';
import { writeWeekdayText } from './writeWeekdayText.js';

const STALE_DAYS = 60;
const DAY_MINUTES = 1440;
const WINDOW_MINUTES = 7 * DAY_MINUTES;

interface WriteOptions {
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  language: SandboxLanguage;
  /** Age of `open_now` in milliseconds: the provider of places serves it from a cache. */
  openNowAgeMs: number;
}

const hhmm = (minutes: number) => {
  const ofDay = minutes % DAY_MINUTES;
  return Math.floor(ofDay / 60) * 100 + (ofDay % 60);
};

function weeklyPeriods(week: readonly (readonly Interval[])[]): WirePeriod[] {
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
  const days = new Map<number, readonly Interval[]>();
  for (let offset = -1; offset < 7; offset += 1) {
    const special = pattern.special?.[offset];
    const usual = week[weekdayOf(today + offset)] ?? [];
    days.set(offset, special === undefined || special === 'same' ? usual : parseIntervals(special));
  }
  return days;
}

function datedPeriods(days: Map<number, readonly Interval[]>, today: DayNumber): WirePeriod[] {
  const edge = (minutes: number, truncated: boolean): WirePeriodEdge => {
    const day = today + Math.floor(minutes / DAY_MINUTES);
    return {
      date: isoDate(day),
      day: weekdayOf(day),
      time: hhmm(minutes),
      ...(truncated && { truncated }),
    };
  };
  const periods: WirePeriod[] = [];
  for (const [offset, intervals] of days) {
    for (const { open, close } of intervals) {
      const start = offset * DAY_MINUTES + open;
      const end = offset * DAY_MINUTES + close;
      if (end <= 0) continue;
      periods.push({
        open: start < 0 ? edge(0, true) : edge(start, false),
        close: end >= WINDOW_MINUTES ? edge(WINDOW_MINUTES - 1, true) : edge(end, false),
      });
    }
  }
  // By weekday, not by date, as the provider of places sends them.
  return periods.sort((a, b) => a.open.day - b.open.day || a.open.time - b.open.time);
}

function specialDays(pattern: HoursPattern, today: DayNumber): SpecialDay[] {
  return Object.entries(pattern.special ?? {}).map(([offset, hours]) => ({
    date: isoDate(today + Number(offset)),
    exceptional_hours: hours !== 'same',
  }));
}

function isOpen(pattern: HoursPattern, now: number, timeZone: string): boolean {
  const { day, minutes } = localDay(now, timeZone);
  const days = datedDays(pattern, day);
  const covers = (offset: number) =>
    (days.get(offset) ?? []).some(({ open, close }) => {
      const at = minutes - offset * DAY_MINUTES;
      return at >= open && at < close;
    });
  return covers(0) || covers(-1);
}

/** A pattern as `opening_hours` on the wire, at `now` in the place's time zone. */
export function writeOpeningHours(
  pattern: HoursPattern,
  { now, timeZone, language, openNowAgeMs }: WriteOptions,
): WireOpeningHours {
  if (pattern.form === 'empty') return { periods: [], weekday_text: [] };
  const today = localDay(now, timeZone).day - (pattern.form === 'stale' ? STALE_DAYS : 0);
  const plain = pattern.plainText ?? false;
  const week = parseWeek(pattern.week);
  const text = (of: readonly (readonly Interval[])[]) => ({
    weekday_text: writeWeekdayText(of, language, plain),
  });
  const rest = {
    open_now: isOpen(pattern, now - openNowAgeMs, timeZone),
    ...(pattern.type !== undefined && { type: pattern.type }),
  };

  switch (pattern.form) {
    case 'text':
      return text(week);
    case 'text-no-periods':
      return { periods: [], ...text(week) };
    case 'always':
      return { ...rest, periods: [{ open: { day: 0, time: 0 } }], ...text(week) };
    case 'always-dated': {
      const last = today + 6;
      const open = { date: isoDate(today), day: weekdayOf(today), time: 0, truncated: true };
      const close = { date: isoDate(last), day: weekdayOf(last), time: 2359, truncated: true };
      return { ...rest, periods: [{ open, close }], ...text(week) };
    }
    case 'weekly':
      return { ...rest, periods: weeklyPeriods(week), ...text(week) };
    case 'dated':
    case 'stale': {
      const days = datedDays(pattern, today);
      const byWeekday: (readonly Interval[])[] = [[], [], [], [], [], [], []];
      for (let offset = 0; offset < 7; offset += 1) {
        byWeekday[weekdayOf(today + offset)] = days.get(offset) ?? [];
      }
      return {
        ...rest,
        periods: datedPeriods(days, today),
        ...(pattern.special && { special_days: specialDays(pattern, today) }),
        ...text(byWeekday),
      };
    }
  }
}
