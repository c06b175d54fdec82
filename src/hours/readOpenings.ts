import { parseOpeningHours } from '../service/response/parseMerchant.js';
import type { OpeningHours, OpeningPeriod, PeriodEdge, UnreadPeriod } from '../service/types.js';
import { remember } from '../utils/remember.js';
import { epochDay, weekdayOf } from './epochDay.js';
import { type Interval, MINUTES_PER_DAY, MINUTES_PER_WEEK } from './Week.js';

/** The rest of an opening that started before the seven days. It is not part of the table. */
interface Tail extends Interval {
  day: number;
  /** Days since 1970; undefined if the hours are weekly. */
  date: number | undefined;
}

export interface Openings {
  /** Seven days, Sunday first. Undefined: a period that may be on this day could not be read. */
  days: readonly (readonly Interval[] | undefined)[];
  tails: readonly Tail[];
  /** Dates of the periods, in days since 1970. */
  dates: readonly number[];
}

/** In minutes from Sunday's midnight: `start` lies in the week, `end` may lie in the next one. */
interface Span {
  start: number;
  end: number;
}

interface Period extends Span {
  /** Whether it started before the seven days that the response covers. */
  cutStart: boolean;
  /** Whether it continues after those seven days. */
  cutEnd: boolean;
  /** The dates that the period names, in days since 1970; empty if the hours are weekly. */
  dates: readonly number[];
}

type Periods = NonNullable<OpeningHours['periods']>;

/**
 * Cache by the periods array, which shops with the same hours share (`parseMerchant`), and by
 * unreadable periods as JSON.
 */
const openings = new WeakMap<Periods, Map<string, Openings | undefined>>();

/**
 * Reads the shop's own hours; undefined for secondary hours (`type`) and without a usable period.
 * The same object for the same hours, also of different shops, while `parseMerchant` caches them.
 */
export function readOpenings(hours: OpeningHours | undefined): Openings | undefined {
  const { type, periods, unreadPeriods = NONE } = parseOpeningHours(hours) ?? {};
  if (type || !periods) return undefined;
  const known = remember(openings, periods, () => new Map<string, Openings | undefined>());
  const unread = unreadPeriods.length === 0 ? '' : JSON.stringify(unreadPeriods);
  return remember(known, unread, () => parseOpenings(periods, unreadPeriods));
}

const NONE: readonly UnreadPeriod[] = [];

function parseOpenings(given: Periods, dropped: readonly UnreadPeriod[]): Openings | undefined {
  const isAlways = dropped.length === 0 && isAlwaysOpen(given);
  const read = given.map((period) => (isAlways ? ALWAYS : parsePeriod(period)));
  const periods = read.filter((period) => period !== undefined);
  const unread = [...dropped, ...given.filter((_, index) => !read[index])];
  const unknown = new Set(unread.flatMap(daysOfUnread));
  const spans: Span[] = [];
  const tails: Tail[] = [];
  for (const period of periods) {
    const { start, end, cutStart, cutEnd, dates } = period;
    if (cutStart && periods.some((other) => other !== period && goesOn(other, period))) continue;
    if (cutStart && end - start < MINUTES_PER_DAY) {
      tails.push({ day: start / MINUTES_PER_DAY, date: dates[0], open: 0, close: end - start });
    } else {
      const rest = cutEnd && periods.find((other) => other !== period && goesOn(period, other));
      spans.push({ start, end: rest ? end + rest.end - rest.start : end });
    }
  }
  if (spans.length === 0 || unknown.size === DAYS) return undefined;
  const days = splitByDay(spans).map((day, index) => (unknown.has(index) ? undefined : day));
  return { days, tails, dates: periods.flatMap(({ dates }) => dates) };
}

const DAYS = 7;
const EVERY_DAY = Array.from({ length: DAYS }, (_, day) => day);

/** Days from its opening to its closing; all days if either is unknown. */
function daysOfUnread({ open, close }: UnreadPeriod): readonly number[] {
  const [first, last] = [dayOf(open), dayOf(close)];
  if (first === undefined || last === undefined) return EVERY_DAY;
  return EVERY_DAY.slice(0, ((last - first + DAYS) % DAYS) + 1).map((day) => (first + day) % DAYS);
}

/**
 * One of two representations of "always open"; the other, truncated at both ends, is an ordinary
 * period of seven days.
 */
function isAlwaysOpen([first, ...others]: Periods): boolean {
  const isEndless = first !== undefined && others.length === 0 && first.close === undefined;
  return isEndless && dayOf(first.open) === 0 && first.open.time === '0000';
}

const ALWAYS: Period = {
  start: 0,
  end: MINUTES_PER_WEEK,
  cutStart: false,
  cutEnd: false,
  dates: [],
};

/** Undefined for an unusable period, such as one that ends before it starts on the same day. */
function parsePeriod(period: OpeningPeriod): Period | undefined {
  const open = parseEdge(period?.open);
  const close = parseEdge(period?.close);
  if (open === undefined || close === undefined) return undefined;
  if (open.day === close.day && open.minutes >= close.minutes) return undefined;

  // The seven days begin at 0000 and end at 2359. A truncated period extends at least to midnight.
  const cutStart = open.truncated && open.minutes === 0;
  // Nobody closes a minute before midnight.
  const isMidnight = close.minutes >= MINUTES_PER_DAY - 1;
  const cutEnd = close.truncated && isMidnight;
  const start = (open.day * MINUTES_PER_DAY + open.minutes) % MINUTES_PER_WEEK;
  const closing = isMidnight ? MINUTES_PER_DAY : close.minutes;
  const end = (close.day * MINUTES_PER_DAY + closing) % MINUTES_PER_WEEK;
  // From 2400 to 0000 of the same midnight is empty. From 0000 to 2400 is a whole week.
  if (start === end && !cutEnd && open.minutes > 0) return undefined;
  return {
    start,
    end: end > start ? end : end + MINUTES_PER_WEEK,
    cutStart,
    cutEnd,
    // Any other closing may be after the seven days, at midnight.
    dates: cutEnd ? [...open.dates, ...close.dates] : open.dates,
  };
}

function parseEdge(edge: PeriodEdge | undefined) {
  const { date, time, truncated } = edge ?? {};
  const day = dayOf(edge);
  if (day === undefined || typeof time !== 'string' || !TIME.test(time)) return undefined;
  const onDate = epochDay(date);
  return {
    day,
    minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(2)),
    truncated: truncated === true,
    // A date that contradicts the weekday is ignored.
    dates: weekdayOf(onDate) === day ? [onDate] : [],
  };
}

/** 2400 is the midnight that ends the day. */
const TIME = /^(?:([01]\d|2[0-3])[0-5]\d|2400)$/;

/** Weekday of the edge; from its date, if it has no day. */
function dayOf({ day, date }: PeriodEdge = {}): number | undefined {
  const known = day ?? weekdayOf(epochDay(date));
  return Number.isInteger(known) && known >= 0 && known < DAYS ? known : undefined;
}

/** Whether the seven days cut an opening in two, and `rest` is its end, on the next weekday. */
function goesOn(period: Period, rest: Period): boolean {
  return period.cutEnd && rest.cutStart && period.end % MINUTES_PER_WEEK === rest.start;
}

function splitByDay(spans: readonly Span[]): Interval[][] {
  const days: Interval[][] = Array.from({ length: 7 }, () => []);
  for (const span of mergeSpans(spans)) {
    const length = span.end - span.start;
    const { start, end } = length < MINUTES_PER_WEEK ? span : { start: 0, end: MINUTES_PER_WEEK };
    for (let open = start; open < end; ) {
      const midnight = open - (open % MINUTES_PER_DAY);
      // A late night belongs to its first day; 24 hours or more are split at every midnight.
      const close = length < MINUTES_PER_DAY ? end : Math.min(end, midnight + MINUTES_PER_DAY);
      const day = days[(midnight / MINUTES_PER_DAY) % 7];
      day?.push({ open: open - midnight, close: close - midnight });
      open = close;
    }
  }
  for (const day of days) day.sort((a, b) => a.open - b.open);
  return days;
}

/**
 * Sorts and merges spans, also across the end of the week. Spans that meet at midnight stay
 * separate.
 */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && reaches(last, span.start)) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }

  const last = merged.at(-1);
  for (let first = merged[0]; last && first && first !== last; first = merged[0]) {
    if (!reaches(last, first.start + MINUTES_PER_WEEK)) break;
    last.end = Math.max(last.end, first.end + MINUTES_PER_WEEK);
    merged.shift();
  }
  return merged;
}

function reaches({ end }: Span, start: number): boolean {
  return start < end || (start === end && start % MINUTES_PER_DAY !== 0);
}
