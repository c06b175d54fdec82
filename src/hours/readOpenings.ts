import type { OpeningHours } from '../service/types.js';
import { mergeSpans, type Span } from './mergeSpans.js';
import { type Period, parsePeriod } from './parsePeriod.js';
import { type Interval, MINUTES_PER_DAY, MINUTES_PER_WEEK } from './Week.js';

/** The rest of an evening before the seven days that the service looked at: it is on no day of the table. */
export interface Tail extends Interval {
  day: number;
  /** Days since 1970; none where the hours are weekly. */
  date: number | undefined;
}

export interface Openings {
  /** Seven, Sunday first. */
  days: readonly (readonly Interval[])[];
  tails: readonly Tail[];
  /** The dates that the periods name, in days since 1970. */
  dates: readonly number[];
}

/** Far more than a week of split days has. */
const MAX_PERIODS = 100;

/** The shop's own hours; undefined for secondary hours (`type`) and without a usable period. */
export function readOpenings(hours: OpeningHours | undefined): Openings | undefined {
  if (hours?.type || !Array.isArray(hours?.periods)) return undefined;
  const periods = parsePeriods(hours.periods.slice(0, MAX_PERIODS));
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

function parsePeriods(periods: NonNullable<OpeningHours['periods']>): readonly Period[] {
  const [first] = periods;
  // One of the two shapes of "always open"; the other, cut on both sides, is an ordinary period.
  if (periods.length === 1 && first?.close === undefined) {
    const { day, time } = first?.open ?? {};
    if (day !== 0 || time !== '0000') return [];
    return [{ start: 0, end: MINUTES_PER_WEEK, cutStart: false, cutEnd: false, dates: [] }];
  }
  return periods.map(parsePeriod).filter((period) => period !== undefined);
}

/** One opening that the seven days cut in two: its end stands at the other side of them, on the next weekday. */
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
