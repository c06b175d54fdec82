import { cleanText } from '../record/cleanText.js';
import { remember } from '../utils/remember.js';
import { countDecimals } from './decimals.js';
import { formatter, numberFormat } from './intl.js';
import { readAmount } from './readAmount.js';

/** Shown instead of a missing amount. */
const NO_AMOUNT = '\u2014';

/** Maximum characters of an amount, and of a currency, that are shown as text. */
const MAX_TEXT_LENGTH = 16;
const MAX_CURRENCY_LENGTH = 12;

/** More decimals than any currency has, and the maximum of browsers before ES2023. */
export const MAX_DECIMALS = 20;

/**
 * Formats a signed amount in major units by locale, with a plus sign or the minus sign U+2212. No
 * digit is lost: an amount with more decimals than its currency usually has, such as "-0.40" HUF,
 * keeps them, and shows at least two. Only decimals after the 20th are rounded. Text that is not a
 * number is shown unchanged next to its currency; any other value becomes a dash.
 */
export function formatAmount(amount: number | string, currency: string, locale: string): string {
  const decimal = readAmount(amount);
  if (decimal !== undefined) return formatDecimal(decimal, readCurrency(currency), locale);
  // Untyped apps may pass anything.
  const text = cleanText(amount as string, MAX_TEXT_LENGTH);
  return text === undefined ? NO_AMOUNT : join(text, readCurrency(currency));
}

/** Formats an amount without its sign. */
export function formatUnsigned(
  decimal: string,
  currency: string | undefined,
  locale: string,
): string {
  return formatDecimal(decimal, currency, locale, UNSIGNED);
}

/** Formats a signed amount from the results of `readAmount` and `readCurrency`. */
export function formatDecimal(
  decimal: string,
  currency: string | undefined,
  locale: string,
  options: Intl.NumberFormatOptions = SIGNED,
): string {
  const code = codeOf(currency);
  const decimals = Math.min(countDecimals(decimal), MAX_DECIMALS);
  const usual = amountFormat(locale, code, options);
  const { format, isNarrow } =
    decimals > usual.decimals
      ? amountFormat(locale, code, withDecimals(options, code ? Math.max(2, decimals) : decimals))
      : usual;
  // `format` also accepts decimal strings, which keep all digits, but TypeScript's types lack that.
  const text = isolateSymbol(format, isNarrow, decimal as unknown as number);
  return join(text.replace('-', '\u2212'), code ? undefined : currency);
}

/** The usual number of decimals of a currency. */
export const usualDecimals = (currency: string | undefined, locale: string): number =>
  amountFormat(locale, codeOf(currency), UNSIGNED).decimals;

/**
 * How a currency is written next to an amount: SEK, "kr", and in Swedish "svenska", "krona",
 * "kronor". Other text alone.
 */
export function currencyWords(currency: string | undefined, locale: string): readonly string[] {
  const code = codeOf(currency);
  if (code === undefined) return currency === undefined ? [] : [currency];
  const named = numberFormat(locale, NAMED, code);
  const names = COUNTS.flatMap((count) => symbolIn(named, count).split(/\s/));
  return [
    code,
    symbolIn(numberFormat(locale, {}, code)),
    symbolIn(numberFormat(locale, NARROW, code)),
    ...names,
    ...(ABBREVIATIONS[code] ?? []),
  ];
}

/** Abbreviations of currencies that people write, and that CLDR lacks. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = { ILS: ['ש״ח', 'NIS'] };

const SIGNED = { signDisplay: 'exceptZero' } as const;
const UNSIGNED = { signDisplay: 'never' } as const;

const NARROW = { currencyDisplay: 'narrowSymbol' } as const;
const NAMED = {
  currencyDisplay: 'name',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
} as const;
/** Numbers whose plural forms differ in some language. */
const COUNTS = [1, 1.5, 2, 5, 11];

/** Returns the same object each time, because formatters are cached by options object. */
const withDecimals = (
  options: Intl.NumberFormatOptions,
  decimals: number,
): Intl.NumberFormatOptions =>
  remember(
    remember(exactOptions, options, () => new Map()),
    decimals,
    () => ({ ...options, minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );

const exactOptions = new WeakMap<object, Map<number, Intl.NumberFormatOptions>>();

interface AmountFormat {
  format: Intl.NumberFormat;
  /** Maximum number of decimals. */
  decimals: number;
  /** Whether the currency is shown by its sign alone. */
  isNarrow: boolean;
}

/** Formatter for a currency code, or for a plain number. */
const amountFormat = (
  locale: string,
  code: string | undefined,
  options: Intl.NumberFormatOptions,
): AmountFormat =>
  formatter(options, locale, code, () => {
    const wide = numberFormat(locale, { ...options }, code);
    const isNarrow =
      code !== undefined && !SIGN.test(symbolIn(wide)) && isNarrowClear(locale, code);
    const format = isNarrow ? numberFormat(locale, { ...options, ...NARROW }, code) : wide;
    return { format, isNarrow, decimals: format.resolvedOptions().maximumFractionDigits ?? 0 };
  });

/** A currency sign such as ₩, without letters. */
const SIGN = /^\p{Sc}$/u;

/**
 * Signs that several currencies share in some language: the currency that owns each, and other
 * currencies written by the sign alone in their own country. No currency owns the dollar sign.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: [],
  '¥': ['JPY', 'CNY'],
  '£': ['GBP', 'FKP', 'GIP', 'SHP', 'SSP'],
  '₩': ['KRW'],
  '₱': ['PHP'],
};

/**
 * Whether a currency can be shown by its sign alone: "¥2,480" instead of "JP¥2,480". Not if another
 * currency could be meant: dollars keep their country, and in Chinese, ¥ is the yuan's.
 */
function isNarrowClear(locale: string, currency: string): boolean {
  const sign = withoutCountry(signIn(numberFormat(locale, NARROW, currency)));
  if (!SIGN.test(sign)) return false;
  const [owner, ...others] = SHARED[sign] ?? [currency];
  return (
    owner === currency && others.every((other) => signIn(numberFormat(locale, {}, other)) !== sign)
  );
}

/** Removes the country: Arabic formats even narrow symbols as "UK£". */
const withoutCountry = (symbol: string): string => symbol.replace(/^[A-Z]+(?=\p{Sc}$)/u, '');

/** Normalises the width: Japanese writes ￥ for ¥, and for the yuan too. */
const signIn = (format: Intl.NumberFormat): string => symbolIn(format).normalize('NFKC');

const symbolIn = (format: Intl.NumberFormat, value = 0): string =>
  format.formatToParts(value).find(({ type }) => type === 'currency')?.value ?? '';

/** ISO 4217. `Intl` throws for anything else. */
const CODE = /^[A-Za-z]{3}$/;

const codeOf = (currency: string | undefined): string | undefined =>
  currency !== undefined && CODE.test(currency) ? currency : undefined;

/** A currency code in capitals; other text unchanged; undefined if there is none. */
export function readCurrency(currency: unknown): string | undefined {
  if (typeof currency !== 'string') return undefined;
  const text = CODE.test(currency) ? currency : cleanText(currency, MAX_CURRENCY_LENGTH);
  return text && CODE.test(text) ? text.toUpperCase() : text;
}

function join(amount: string, currency: string | undefined): string {
  return currency === undefined ? amount : `${amount} ${currency}`;
}

/** `Intl` writes these marks into amounts of right-to-left locales. */
const DIRECTION_MARK = /[\u061c\u200e\u200f]/;

/**
 * Isolates a symbol that contains letters ("US$"), so that bidi does not reorder it (U+2066 …
 * U+2069).
 */
function isolateSymbol(format: Intl.NumberFormat, isNarrow: boolean, value: number): string {
  const text = format.format(value);
  if (!DIRECTION_MARK.test(text)) return text;
  return format
    .formatToParts(value)
    .map(({ type, value: part }) => {
      if (type !== 'currency') return part;
      return `\u2066${isNarrow ? withoutCountry(part) : part}\u2069`;
    })
    .join('');
}
