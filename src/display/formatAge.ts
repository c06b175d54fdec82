import { relativeTimeFormat } from './intl.js';

const DAY_MS = 86_400_000;

/** Largest first: unit and its length in days. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.25],
  ['month', 30.4375],
  ['week', 7],
  ['day', 1],
];

/** "3 weeks ago", in the largest unit that is full (`Intl.RelativeTimeFormat`). What lies ahead counts as today. */
export function formatAge(then: Date, now: Date, locale: string): string {
  const days = Math.max(0, (now.getTime() - then.getTime()) / DAY_MS);
  const [unit, length] = UNITS.find((candidate) => days >= candidate[1]) ?? ['day', 1];
  return relativeTimeFormat(locale).format(-Math.floor(days / length), unit);
}
