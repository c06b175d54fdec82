export const DAY_MS = 86_400_000;

/** Days since 1970 of an ISO 8601 date or a wall time in milliseconds; NaN for anything else. */
export function epochDay(date: string | number | undefined): number {
  if (typeof date === 'number') return Math.floor(date / DAY_MS);
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date)
    ? Date.parse(date) / DAY_MS
    : Number.NaN;
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  // 1 January 1970 was a Thursday.
  return (((day + 4) % 7) + 7) % 7;
}
