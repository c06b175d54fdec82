import { remember } from '../utils/remember.js';

/**
 * `Intl` formatters, cached by options, locale, and zone or currency: creating one takes up to 160
 * µs, using one about 9. They are cached by the identity of `options`, so pass constants. An
 * unknown locale or zone never throws while rendering: the locale falls back to English, the zone
 * to UTC.
 */

/** Maximum per options object and locale. */
const MAX_FORMATTERS = 50;
const formatters = new WeakMap<object, Map<string, Map<string | undefined, unknown>>>();

/**
 * The formatter of `options`, locale, and `more`, if given. Looked up in nested maps, because
 * building a joined key takes as long as formatting.
 */
export function formatter<Format>(
  options: object,
  locale: string,
  more: string | undefined,
  create: () => Format,
): Format {
  const ofOptions = remember(formatters, options, () => new Map());
  const ofLocale = remember(ofOptions, locale, () => new Map(), MAX_FORMATTERS);
  return remember(ofLocale, more, create, MAX_FORMATTERS) as Format;
}

function createFormatter<Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
  safeOptions: Options = options,
): Format {
  const attempts = [
    [locale, options],
    [locale, safeOptions],
    ['en', options],
  ] as const;
  for (const [tag, tried] of attempts) {
    try {
      return new Kind(tag, tried);
    } catch {
      // An unknown locale, zone or currency.
    }
  }
  return new Kind('en', safeOptions);
}

const PLAIN = {};

/** With `currency` (ISO 4217), a format for money. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = PLAIN,
  currency?: string | undefined,
): Intl.NumberFormat =>
  formatter(options, locale, currency, () => {
    const own = currency === undefined ? options : { ...options, style: 'currency', currency };
    return createFormatter(Intl.NumberFormat, locale, own as Intl.NumberFormatOptions, PLAIN);
  });

/** Without `timeZone`, uses that of the options, or else the browser's. */
export const dateTimeFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined = options.timeZone,
): Intl.DateTimeFormat =>
  formatter(options, locale, timeZone, () => {
    const own = timeZone === undefined ? options : { ...options, timeZone };
    return createFormatter(Intl.DateTimeFormat, locale, own, { ...options, timeZone: 'UTC' });
  });

const PLURALS = {};

export const pluralRules = (locale: string): Intl.PluralRules =>
  formatter(PLURALS, locale, undefined, () => createFormatter(Intl.PluralRules, locale, PLURALS));

const ORDINALS = { type: 'ordinal' } as const;

/** Ordinal plural rules: "1st", "2nd", "3rd". */
export const ordinalRules = (locale: string): Intl.PluralRules =>
  formatter(ORDINALS, locale, undefined, () => createFormatter(Intl.PluralRules, locale, ORDINALS));

const LISTS = {};

export const listFormat = (locale: string): Intl.ListFormat =>
  formatter(LISTS, locale, undefined, () => createFormatter(Intl.ListFormat, locale, LISTS));

const RELATIVE = { auto: { numeric: 'auto' }, always: { numeric: 'always' } } as const;

/**
 * `auto` formats "yesterday" instead of "1 day ago". Its words follow the calendar, so "last year"
 * is not "1 year ago".
 */
export const relativeTimeFormat = (
  locale: string,
  numeric: Intl.RelativeTimeFormatNumeric,
): Intl.RelativeTimeFormat =>
  formatter(RELATIVE[numeric], locale, undefined, () =>
    createFormatter(Intl.RelativeTimeFormat, locale, RELATIVE[numeric]),
  );
