import { DAY_MS } from '../utils/time.js';

/** Days since 1970 of an ISO 8601 date or a wall time in milliseconds; NaN for anything else. */
export function epochDay(date: string | number | undefined): number {
  if (typeof date === 'number') return Math.floor(date / DAY_MS);
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return Number.NaN;
  const ms = Date.parse(date);
  // Some engines take 31 February for a day in March.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(date)
    ? Number.NaN
    : ms / DAY_MS;
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  // 1 January 1970 was a Thursday.
  return (((day + 4) % 7) + 7) % 7;
}
