import { remember } from '../service/remember.js';
import { parseOpeningHours } from '../service/response/parseMerchant.js';
import type { OpeningHours, OpeningPeriod, PeriodEdge } from '../service/types.js';
import { epochDay, weekdayOf } from './epochDay.js';
import { type Interval, MINUTES_PER_DAY, MINUTES_PER_WEEK } from './Week.js';

/** The end of an opening from before the seven days. It is on no day of the table. */
export interface Tail extends Interval {
  day: number;
  /** Days since 1970; undefined if the hours are weekly. */
  date: number | undefined;
}

export interface Openings {
  /** Seven, Sunday first. */
  days: readonly (readonly Interval[])[];
  tails: readonly Tail[];
  /** The dates that the periods name, in days since 1970. */
  dates: readonly number[];
}

/** In minutes from Sunday's midnight: `start` lies in the week, `end` may lie in the next one. */
interface Span {
  start: number;
  end: number;
}

interface Period extends Span {
  /** Began before the seven days that the response covers. */
  cutStart: boolean;
  /** Goes on after those seven days. */
  cutEnd: boolean;
  /** The dates that the period names, in days since 1970; empty if the hours are weekly. */
  dates: readonly number[];
}

type Periods = NonNullable<OpeningHours['periods']>;

/** By the array, which shops with the same hours share (`parseMerchant`). */
const openings = new WeakMap<Periods, Openings | undefined>();

/**
 * The shop's own hours; undefined for secondary hours (`type`) and without a usable period. The
 * same object for the same hours, also those of other shops, while `parseMerchant` remembers them.
 */
export function readOpenings(hours: OpeningHours | undefined): Openings | undefined {
  const { type, periods } = parseOpeningHours(hours) ?? {};
  if (type || !periods) return undefined;
  return remember(openings, periods, () => parseOpenings(periods));
}

function parseOpenings(given: Periods): Openings | undefined {
  const periods = parsePeriods(given);
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
  if (spans.length === 0) return undefined;
  return { days: splitByDay(spans), tails, dates: periods.flatMap(({ dates }) => dates) };
}

function parsePeriods(periods: Periods): readonly Period[] {
  const [first] = periods;
  // One of the two shapes of "always open"; the other, cut on both sides, is an ordinary period.
  if (periods.length === 1 && first?.close === undefined) {
    const { day, time } = first?.open ?? {};
    if (day !== 0 || time !== '0000') return [];
    return [{ start: 0, end: MINUTES_PER_WEEK, cutStart: false, cutEnd: false, dates: [] }];
  }
  return periods.map(parsePeriod).filter((period) => period !== undefined);
}

/** Undefined for an unusable period, such as one that ends before it starts on the same day. */
function parsePeriod(period: OpeningPeriod): Period | undefined {
  const open = parseEdge(period?.open);
  const close = parseEdge(period?.close);
  if (open === undefined || close === undefined) return undefined;
  if (open.day === close.day && open.minutes >= close.minutes) return undefined;

  // The seven days begin at 0000 and end at 2359. A period cut there reaches midnight at least.
  const cutStart = open.truncated && open.minutes === 0;
  const cutEnd = close.truncated && close.minutes === MINUTES_PER_DAY - 1;
  const start = open.day * MINUTES_PER_DAY + open.minutes;
  const end = close.day * MINUTES_PER_DAY + close.minutes + (cutEnd ? 1 : 0);
  return {
    start,
    end: end > start ? end : end + MINUTES_PER_WEEK,
    cutStart,
    cutEnd,
    // Any other closing may lie after the seven days, at midnight.
    dates: cutEnd ? [...open.dates, ...close.dates] : open.dates,
  };
}

function parseEdge(edge: PeriodEdge | undefined) {
  const { date, day, time, truncated } = edge ?? {};
  if (!Number.isInteger(day) || day === undefined || day < 0 || day > 6) return undefined;
  if (typeof time !== 'string' || !/^([01]\d|2[0-3])[0-5]\d$/.test(time)) return undefined;
  const onDate = epochDay(date);
  return {
    day,
    minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(2)),
    truncated: truncated === true,
    // A date that contradicts the weekday is ignored.
    dates: weekdayOf(onDate) === day ? [onDate] : [],
  };
}

/** True if the seven days cut one opening in two and `rest` is its end, on the next weekday. */
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
      // A late night stays on its day; 24 hours or more are cut at every midnight.
      const close = length < MINUTES_PER_DAY ? end : Math.min(end, midnight + MINUTES_PER_DAY);
      const day = days[(midnight / MINUTES_PER_DAY) % 7];
      day?.push({ open: open - midnight, close: close - midnight });
      open = close;
    }
  }
  for (const day of days) day.sort((a, b) => a.open - b.open);
  return days;
}

/** Sorted and joined, also across the end of the week. Two that meet at midnight stay apart. */
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
