import type { TransactionDay } from './days/TransactionDay.js';

/** What a virtualiser counts: each day's heading, followed by its rows. */
export interface ListItems {
  count: number;
  /** Index of the day that an item belongs to. */
  dayOf(item: number): number;
  headingOf(day: number): number;
  isHeading(item: number): boolean;
  /** Index of the row that an item is. */
  rowOf(item: number): number;
  itemOf(row: number): number;
}

/** Numbers a list's headings and rows from 0, without making an object for any of them. */
export function createItems(days: readonly TransactionDay[]): ListItems {
  // A heading comes after all rows and headings before it.
  const headingOf = (day: number) => (days[day]?.start ?? 0) + day;
  const lastDay = (isAtOrBefore: (day: number) => boolean) => {
    let low = 0;
    let high = days.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (isAtOrBefore(middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const dayOf = (item: number) => lastDay((day) => headingOf(day) <= item);
  return {
    count: (days.at(-1)?.end ?? 0) + days.length,
    dayOf,
    headingOf,
    isHeading: (item) => headingOf(dayOf(item)) === item,
    rowOf: (item) => item - dayOf(item) - 1,
    itemOf: (row) => row + 1 + lastDay((day) => (days[day]?.start ?? 0) <= row),
  };
}
