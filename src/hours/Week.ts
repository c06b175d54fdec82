/** In minutes from the day's midnight; `close` above 1440 is past the next midnight. */
export interface Interval {
  open: number;
  close: number;
}

export interface Day {
  /** 0 is Sunday. */
  day: number;
  /**
   * In order, never overlapping; none when closed. Open all day is `{ open: 0, close: 1440 }`.
   * Undefined where a period that may lie on this day could not be read.
   */
  intervals: readonly Interval[] | undefined;
  /** The hours of this day differ from the usual ones, in the current week. */
  special: boolean;
}

/** Sunday first. */
export type Week = readonly [Day, Day, Day, Day, Day, Day, Day];

export const MINUTES_PER_DAY = 1440;
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;
