import { epochDay } from './epochDay.js';
import { type ZoneClock, zoneClock } from './zoneClock.js';

export interface LocalTimeOptions {
  now: Date;
  /** IANA name of the place's zone, never the reader's. */
  timeZone: string | undefined;
}

export interface LocalTime {
  clock: ZoneClock;
  /** Milliseconds since 1970. */
  now: number;
  /** The date at the place, in days since 1970. */
  today: number;
}

/** End of the supported range. */
export const LATEST_MS = Date.UTC(9999, 0);

/** The time at the place; undefined without a known zone and for a date out of range. */
export function localTimeAt({ now, timeZone }: LocalTimeOptions): LocalTime | undefined {
  const clock = zoneClock(timeZone);
  const instant = now.getTime();
  if (clock === undefined || !(instant >= 0 && instant < LATEST_MS)) return undefined;
  return { clock, now: instant, today: epochDay(clock.toWallTime(instant)) };
}
