import { remember } from '../utils/remember.js';

/**
 * The wall clock of one IANA time zone. A wall time is in milliseconds since 1970 on that clock, as
 * if it were UTC. Days and minutes may be added to a wall time, never to an instant.
 */
export interface ZoneClock {
  /** Converts an instant to a wall time. Throws a `RangeError` for an invalid date. */
  toWallTime(instant: number): number;
}

const MAX_CLOCKS = 100;

/** The calendar repeats itself after 400 years. */
const CYCLE_MS = 146_097 * 86_400_000;
const YEAR_400 = Date.parse('0400-01-01T00:00:00Z');

/**
 * `Date.UTC` does not support years below 100, and `Intl` formats years before the first without a
 * sign. Solar time applied then, so shifting by whole cycles is exact.
 */
const shiftOf = (instant: number): number =>
  instant < YEAR_400 ? Math.ceil((YEAR_400 - instant) / CYCLE_MS) * CYCLE_MS : 0;

/** Creating a formatter takes up to 160 µs. Unknown zones are remembered too. */
const clocks = new Map<string, ZoneClock | undefined>();

/** The clock of a zone, created once; undefined for a zone that `Intl` does not know. */
export function zoneClock(timeZone: string | undefined): ZoneClock | undefined {
  if (typeof timeZone !== 'string') return undefined;
  return remember(clocks, timeZone, () => createClock(timeZone), MAX_CLOCKS);
}

function createClock(timeZone: string): ZoneClock | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }

  // Caches the last second, which rows read many times; clocks change only at full seconds.
  let lastSecond = Number.NaN;
  let offset = 0;
  const toWallTime = (instant: number): number => {
    const second = Math.floor(instant / 1000);
    if (second !== lastSecond) {
      const start = second * 1000;
      const later = start + shiftOf(start);
      offset = readWallTime(later) - later;
      lastSecond = second;
    }
    return instant + offset;
  };
  const readWallTime = (instant: number): number => {
    // `en-US` formats month/day/year, hour:minute:second.
    const fields = format.format(instant).match(/\d+/g) ?? [];
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = fields.map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  return { toWallTime };
}
