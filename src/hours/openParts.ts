import { type Interval, MINUTES_PER_DAY, type Week } from './Week.js';

/**
 * The parts of one calendar day during which a place is open, in minutes from its midnight: a night
 * that goes on after midnight is divided between its two days. Undefined for a day of which a
 * period could not be read.
 */
export function openParts(week: Week, day: number): readonly Interval[] | undefined {
  const own = week[day]?.intervals;
  if (own === undefined) return undefined;
  const before = week[(day + 6) % 7]?.intervals ?? [];
  const night = before
    .filter(({ close }) => close > MINUTES_PER_DAY)
    .map(({ close }) => ({ open: 0, close: close - MINUTES_PER_DAY }));
  const parts: Interval[] = [];
  for (const { open, close } of [...night, ...own]) {
    const last = parts.at(-1);
    const until = Math.min(close, MINUTES_PER_DAY);
    if (last && open <= last.close)
      parts.splice(-1, 1, { open: last.open, close: Math.max(last.close, until) });
    else parts.push({ open, close: until });
  }
  return parts;
}
