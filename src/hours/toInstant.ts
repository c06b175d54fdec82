import { remember } from '../utils/remember.js';
import { DAY_MS } from './epochDay.js';
import type { ZoneClock } from './zoneClock.js';

/** The shops of a list open and close at the same few times. */
const instants = new WeakMap<ZoneClock, Map<number, number>>();

/**
 * When a clock shows a wall time. A time that it skips moves forward by the length of the gap. Of a
 * time that it shows twice, the first counts (`compatible` in Temporal).
 */
export const toInstant = (clock: ZoneClock, wallTime: number): number =>
  remember(
    remember(instants, clock, () => new Map()),
    wallTime,
    () => findInstant(clock, wallTime),
  );

function findInstant({ toWallTime }: ZoneClock, wallTime: number): number {
  // Zones are less than a day from UTC, so a change of the clocks lies between these two.
  const [before, after] = [wallTime - DAY_MS, wallTime + DAY_MS].map(
    (instant) => wallTime - (toWallTime(instant) - instant),
  ) as [number, number];
  if (before === after) return before;
  // Skipped: neither shows the wall time. Shown twice: both do.
  return toWallTime(before) !== wallTime && toWallTime(after) === wallTime ? after : before;
}
