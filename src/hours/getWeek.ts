import type { OpeningHours, SpecialDay } from '../service/types.js';
import { epochDay, weekdayOf } from './epochDay.js';
import { type LocalTimeOptions, localTimeAt } from './localTimeAt.js';
import { readOpenings } from './readOpenings.js';
import type { Week } from './Week.js';

const MAX_SPECIAL_DAYS = 100;

/**
 * The week to show in a table, Sunday first; undefined without usable periods, for secondary hours
 * (`type`), and if an unreadable period may be on any day. A day can be `special` only in the week
 * of the periods' dates, according to `at`. Without `at`, or if they are outdated, dated periods
 * apply to any week.
 */
export function getWeek(
  hours: OpeningHours | undefined,
  at?: LocalTimeOptions | undefined,
): Week | undefined {
  const openings = readOpenings(hours);
  if (openings === undefined) return undefined;
  const today = at && localTimeAt(at)?.today;
  const special = today === undefined ? [] : specialWeekdays(hours, openings.dates, today);
  return openings.days.map((intervals, day) => ({
    day,
    intervals,
    special: special.includes(day),
  })) as unknown as Week;
}

function specialWeekdays(
  hours: OpeningHours | undefined,
  dates: readonly number[],
  today: number,
): number[] {
  // A closed day has no period and so no date, so every day within a week of all the dates counts.
  const first = Math.max(...dates) - 6;
  const last = Math.min(...dates) + 6;
  const isNow = (day: number) => day >= first && day <= last;
  if (dates.length === 0 || !isNow(today) || !Array.isArray(hours?.special_days)) return [];
  return hours.special_days
    .slice(0, MAX_SPECIAL_DAYS)
    .filter((day: SpecialDay | null) => day?.exceptional_hours !== false)
    .map((day: SpecialDay | null) => epochDay(day?.date))
    .filter(isNow)
    .map(weekdayOf);
}
