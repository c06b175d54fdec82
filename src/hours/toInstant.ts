import { remember } from '../utils/remember.js';
import { DAY_MS } from '../utils/time.js';
import type { ZoneClock } from './zoneClock.js';

/** Cache, because the shops of a list share the same few times. */
const instants = new WeakMap<ZoneClock, Map<number, number>>();

/**
 * Converts a wall time to an instant. A skipped time moves forward by the length of the gap; of a
 * repeated time, the first is used (`compatible` in Temporal).
 */
export const toInstant = (clock: ZoneClock, wallTime: number): number =>
  remember(
    remember(instants, clock, () => new Map()),
    wallTime,
    () => findInstant(clock, wallTime),
  );

function findInstant({ toWallTime }: ZoneClock, wallTime: number): number {
  // Offsets are below one day, so a change of the clocks is between these two.
  const [before, after] = [wallTime - DAY_MS, wallTime + DAY_MS].map(
    (instant) => wallTime - (toWallTime(instant) - instant),
  ) as [number, number];
  if (before === after) return before;
  // If skipped, neither maps to the wall time; if repeated, both do.
  return toWallTime(before) !== wallTime && toWallTime(after) === wallTime ? after : before;
}
