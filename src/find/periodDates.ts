import type { FindDates, FindState } from './FindState.js';

const iso = (year: number, month: number, day: number): string => {
  // Not `Date.UTC`, which maps years 0 to 99 to the 20th century.
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.toISOString().slice(0, 10);
};

/**
 * The dates of a period. `today`: the reader's date. Undefined for a relative period while `today`
 * is unknown.
 */
export function periodDates(
  period: NonNullable<FindState['period']>,
  today: string | undefined,
): FindDates | undefined {
  if (typeof period !== 'string') {
    const { from, to } = period;
    return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : period;
  }
  if (today === undefined) return undefined;
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  switch (period) {
    case 'this-month':
      return { from: iso(year, month - 1, 1), to: iso(year, month, 0) };
    case 'last-month':
      return { from: iso(year, month - 2, 1), to: iso(year, month - 1, 0) };
    case 'last-90-days':
      return { from: iso(year, month - 1, day - 89), to: today };
    case 'this-year':
      return { from: iso(year, 0, 1), to: iso(year, 11, 31) };
    case 'last-year':
      return { from: iso(year - 1, 0, 1), to: iso(year - 1, 11, 31) };
  }
}
