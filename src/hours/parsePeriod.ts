import type { OpeningPeriod, PeriodEdge } from '../service/types.js';
import { epochDay, weekdayOf } from './epochDay.js';
import type { Span } from './mergeSpans.js';
import { MINUTES_PER_DAY, MINUTES_PER_WEEK } from './Week.js';

export interface Period extends Span {
  /** Began before the seven days that the service looked at. */
  cutStart: boolean;
  /** Goes on after those seven days. */
  cutEnd: boolean;
  /** Those of the seven days that the period names, in days since 1970; none where the hours are weekly. */
  dates: readonly number[];
}

/** Undefined for what is no period: a day or time out of range, no end, or an end before the start of the same day. */
export function parsePeriod(period: OpeningPeriod): Period | undefined {
  const open = parseEdge(period?.open);
  const close = parseEdge(period?.close);
  if (open === undefined || close === undefined) return undefined;
  if (open.day === close.day && open.minutes >= close.minutes) return undefined;

  // The seven days begin at 0000 and end at 2359: what is cut there goes on until midnight at least.
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
    // A date of another weekday is not believed.
    dates: weekdayOf(onDate) === day ? [onDate] : [],
  };
}
