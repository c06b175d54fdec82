/** Minutes from the day's midnight; a `close` above 1440 is after the next midnight. */
export interface Interval {
  open: number;
  close: number;
}

export interface Day {
  /** 0 is Sunday. */
  day: number;
  /**
   * Ascending, never overlapping; empty if closed. Open all day is `{ open: 0, close: 1440 }`.
   * Undefined if a period that may be on this day could not be read.
   */
  intervals: readonly Interval[] | undefined;
  /** The hours of this day differ from the usual ones, in the current week. */
  special: boolean;
}

/** Sunday first. */
export type Week = readonly [Day, Day, Day, Day, Day, Day, Day];

export const MINUTES_PER_DAY = 1440;
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;
