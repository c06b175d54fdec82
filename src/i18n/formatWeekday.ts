import { capitalize } from './capitalize.js';
import { dateTimeFormat, formatter } from './intl.js';

/** A full date without its year. */
export const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/**
 * Formats a date with its weekday, capitalised. In some languages CLDR is inconsistent about a
 * comma after the weekday: "Wednesday 18 November", but "Wednesday, 18 November 2026". Here every
 * form follows `DAY`.
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

/** Cache key for the separator of a locale. */
const GAP = {};

/** The separator after a leading weekday, if it is a space, or a comma and a space. */
const gapOf = ([first, second]: Intl.DateTimeFormatPart[]): string | undefined =>
  first?.type === 'weekday' && /^,? $/.test(second?.value ?? '') ? second?.value : undefined;
