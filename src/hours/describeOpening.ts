import type { OpeningHours } from '../service/types.js';
import { remember } from '../utils/remember.js';
import { DAY_MS, MINUTE_MS } from '../utils/time.js';
import { epochDay, weekdayOf } from './epochDay.js';
import { openStatusAt } from './getOpenStatus.js';
import { LATEST_MS, type LocalTime, type LocalTimeOptions, localTimeAt } from './localTimeAt.js';
import { type Openings, readOpenings } from './readOpenings.js';
import { toInstant } from './toInstant.js';

interface OpenStateOptions extends LocalTimeOptions {
  /** Minutes before closing from which a place "closes soon". Default: 30. */
  closesSoonMinutes?: number | undefined;
}

/** The message to show until `changesAt`; without `changesAt`, forever. */
export type OpenState = { changesAt?: Date } & (
  | { kind: 'open-until'; closesAt: Date }
  /** `minutes` are whole, rounded up, at least 1. */
  | { kind: 'closes-soon'; closesAt: Date; minutes: number }
  /** Does not close within 24 hours, so a time without its day would mislead. */
  | { kind: 'open-24-hours' }
  /** Later today, by the place's calendar. */
  | { kind: 'opens-at'; opensAt: Date }
  /** On another day, after today's hours. A week ahead, the weekday alone would mean today. */
  | { kind: 'opens-on'; opensAt: Date; isWeekAhead: boolean }
  /** Today has no hours at all. */
  | { kind: 'closed-today'; opensAt: Date }
  /** The hours, the time zone, or a period of a relevant day are unknown. */
  | { kind: 'unknown' }
);

interface Remembered {
  closesSoonMinutes: number;
  /** Milliseconds since 1970. The state holds from then until just before `until`. */
  from: number;
  until: number;
  state: OpenState;
}

/**
 * Cache of the last state by hours and zone, because every row of a list renders many times before
 * it changes.
 */
const states = new WeakMap<Openings, Map<string | undefined, Remembered>>();

/**
 * Chooses the message for the open state; `openStateText` formats it. The same object until it
 * changes.
 */
export function describeOpening(
  hours: OpeningHours | undefined,
  { now, timeZone, closesSoonMinutes = 30 }: OpenStateOptions,
): OpenState {
  const openings = readOpenings(hours);
  if (openings === undefined) return { kind: 'unknown' };
  const from = now.getTime();
  const ofOpenings = remember(states, openings, () => new Map());
  const known = ofOpenings.get(timeZone);
  const isAlike = known?.closesSoonMinutes === closesSoonMinutes;
  // The clock may have been set back.
  if (known && isAlike && known.from <= from && from < known.until) return known.state;
  const place = localTimeAt({ now, timeZone });
  if (place === undefined) return { kind: 'unknown' };
  const state = describeAt(place, openings, closesSoonMinutes);
  const until = Math.min(state.changesAt?.getTime() ?? LATEST_MS, LATEST_MS);
  ofOpenings.set(timeZone, { closesSoonMinutes, from, until, state });
  return state;
}

function describeAt(place: LocalTime, openings: Openings, closesSoonMinutes: number): OpenState {
  const { state, changesAt } = openStatusAt(place, openings);
  if (state === 'open') return openState(place.now, changesAt, closesSoonMinutes * MINUTE_MS);
  if (changesAt === undefined) return { kind: 'unknown' };
  if (state === 'unknown') return { kind: 'unknown', changesAt };

  const { clock, today } = place;
  const opensAt = changesAt;
  const daysAhead = epochDay(clock.toWallTime(opensAt.getTime())) - today;
  if (daysAhead === 0) return { kind: 'opens-at', opensAt, changesAt };

  const midnight = toInstant(clock, (today + 1) * DAY_MS);
  const isDayOff = openings.days[weekdayOf(today)]?.length === 0;
  // Clocks set back across midnight reach it twice; the first may be over.
  const until = { opensAt, changesAt: midnight > place.now ? new Date(midnight) : opensAt };
  if (isDayOff) return { kind: 'closed-today', ...until };
  return { kind: 'opens-on', isWeekAhead: daysAhead >= 7, ...until };
}

function openState(now: number, closesAt: Date | undefined, soonMs: number): OpenState {
  if (closesAt === undefined) return { kind: 'open-24-hours' };
  const before = (ms: number) => new Date(closesAt.getTime() - ms);
  const remaining = closesAt.getTime() - now;
  if (remaining <= soonMs) {
    const minutes = Math.ceil(remaining / MINUTE_MS);
    const changesAt = before((minutes - 1) * MINUTE_MS);
    return { kind: 'closes-soon', closesAt, minutes, changesAt };
  }
  if (remaining > DAY_MS) return { kind: 'open-24-hours', changesAt: before(DAY_MS) };
  return { kind: 'open-until', closesAt, changesAt: before(soonMs) };
}
