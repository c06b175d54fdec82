import type { OpeningHours } from '../service/types.js';
import { DAY_MS, MINUTE_MS } from '../utils/time.js';
import { weekdayOf } from './epochDay.js';
import { type LocalTime, type LocalTimeOptions, localTimeAt } from './localTimeAt.js';
import { type Openings, readOpenings } from './readOpenings.js';
import { toInstant } from './toInstant.js';
import { MINUTES_PER_DAY } from './Week.js';

interface OpenStatus {
  /**
   * `unknown` without a valid time zone or usable periods, and while an unreadable period could
   * contradict the readable ones.
   */
  state: 'open' | 'closed' | 'unknown';
  /**
   * The next opening or closing, or the time when an unknown state may become known; undefined for
   * a place that is always open.
   */
  changesAt?: Date;
}

/** Covers last night, and the night before a date that the place skipped, as Samoa did in 2011. */
const DAYS_BACK = 2;

/** Two weeks, because a change of the clocks can hide the only opening or closing of one week. */
const DAYS_AHEAD = 14;

/** Whether a place is open now, by its periods and its own time zone. Never uses `open_now`. */
export function getOpenStatus(
  hours: OpeningHours | undefined,
  { now, timeZone }: LocalTimeOptions,
): OpenStatus {
  const place = localTimeAt({ now, timeZone });
  const openings = readOpenings(hours);
  return place && openings ? openStatusAt(place, openings) : { state: 'unknown' };
}

/** Computes the status from parsed hours and time. */
export function openStatusAt(place: LocalTime, openings: Openings): OpenStatus {
  const known = knownStatusAt(place, openings);
  const doubt = nextDoubt(place, openings);
  if (doubt === undefined) return known;
  const isBefore = place.now < doubt.from && (known.changesAt?.getTime() ?? Infinity) <= doubt.from;
  return isBefore ? known : { state: 'unknown', changesAt: new Date(doubt.until) };
}

/** Noon of the next day, when any late night is over. */
const NOON = MINUTES_PER_DAY / 2;

/** The current or next days with an unreadable period, in milliseconds since 1970. */
function nextDoubt({ clock, now, today }: LocalTime, { days }: Openings) {
  const at = (date: number, minutes: number) =>
    toInstant(clock, date * DAY_MS + minutes * MINUTE_MS);
  const isUnknown = (date: number) => days[weekdayOf(date)] === undefined;
  for (let date = today - 1; date <= today + 7; date++) {
    if (!isUnknown(date)) continue;
    let next = date + 1;
    while (isUnknown(next)) next++;
    const until = at(next, NOON);
    if (until > now) return { from: at(date, 0), until };
  }
  return undefined;
}

/** The status according to the readable periods. */
function knownStatusAt(place: LocalTime, openings: Openings): OpenStatus {
  if (openings.days.every((day) => day?.[0]?.open === 0 && day[0].close === MINUTES_PER_DAY))
    return { state: 'open' };

  let openUntil: number | undefined;
  for (const { opens, closes } of openingsFrom(place, openings)) {
    const isOpen = openUntil !== undefined;
    if (opens > (openUntil ?? place.now))
      return { state: isOpen ? 'open' : 'closed', changesAt: new Date(openUntil ?? opens) };
    openUntil = Math.max(openUntil ?? 0, closes);
  }
  return { state: openUntil === undefined ? 'closed' : 'open' };
}

/** Current and future openings, in order, in milliseconds since 1970. */
function* openingsFrom({ clock, now, today }: LocalTime, { days, tails }: Openings) {
  for (let date = today - DAYS_BACK; date <= today + DAYS_AHEAD; date++) {
    const day = weekdayOf(date);
    const at = (minutes: number) => toInstant(clock, date * DAY_MS + minutes * MINUTE_MS);
    const before = tails.filter((tail) => tail.day === day && (tail.date ?? date) === date);
    for (const { open, close } of [...before, ...(days[day] ?? [])]) {
      const closes = at(close);
      if (closes <= now) continue;
      const opens = at(open);
      // A change of the clocks can swallow a short opening.
      if (closes > opens) yield { opens, closes };
    }
  }
}
