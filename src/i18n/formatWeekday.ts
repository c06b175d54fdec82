import { capitalize } from './capitalize.js';
import { dateTimeFormat, formatter } from './intl.js';

/** A day as it is written in full, but for its year. */
export const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/**
 * A date that names its weekday, beginning with a capital. In some languages CLDR has a comma behind
 * the weekday in one form of a date and none in another: "Wednesday 18 November", but "Wednesday, 18
 * November 2026". Here every form has that of `DAY`.
 */
export function formatWeekday(
  instant: number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
): string {
  const parts = dateTimeFormat(locale, options, timeZone).formatToParts(instant);
  const gap = formatter(GAP, locale, undefined, () =>
    gapOf(dateTimeFormat(locale, DAY, 'UTC').formatToParts(instant)),
  );
  const hasOther = gap !== undefined && gapOf(parts) !== undefined;
  const text = parts.map(({ value }, index) => (hasOther && index === 1 ? gap : value)).join('');
  return capitalize(text, locale);
}

/** By which the gap of a locale is remembered. */
const GAP = {};

/** Between a weekday at the beginning and what follows, if it is a space, or a comma and a space. */
const gapOf = ([first, second]: Intl.DateTimeFormatPart[]): string | undefined =>
  first?.type === 'weekday' && /^,? $/.test(second?.value ?? '') ? second?.value : undefined;
