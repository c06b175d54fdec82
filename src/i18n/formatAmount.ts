import { cleanText } from '../record/cleanText.js';
import { formatter, numberFormat } from './intl.js';
import { readAmount } from './readAmount.js';

/** Stands for an amount that is not there at all. */
const NO_AMOUNT = '\u2014';

/** Characters of an amount, and of a currency, that are shown as text. */
const MAX_TEXT_LENGTH = 16;
const MAX_CURRENCY_LENGTH = 12;

/**
 * A signed amount in major units as the locale writes it, with a plus sign or the minus sign
 * U+2212. A decimal string keeps all its digits. A text that is not a number is shown unchanged
 * beside its currency, so that nothing is lost; any other value as a dash.
 */
export function formatAmount(amount: number | string, currency: string, locale: string): string {
  const decimal = readAmount(amount);
  if (decimal !== undefined) return formatDecimal(decimal, readCurrency(currency), locale);
  // An untyped app may pass anything.
  const text = cleanText(amount as string, MAX_TEXT_LENGTH);
  return text === undefined ? NO_AMOUNT : join(text, readCurrency(currency));
}

/** Without a sign, whatever the amount has. */
export function formatUnsigned(
  decimal: string,
  currency: string | undefined,
  locale: string,
): string {
  return formatDecimal(decimal, currency, locale, UNSIGNED);
}

/** A signed amount, of what `readAmount` and `readCurrency` have read. */
export function formatDecimal(
  decimal: string,
  currency: string | undefined,
  locale: string,
  options: Intl.NumberFormatOptions = SIGNED,
): string {
  const isCode = currency !== undefined && CODE.test(currency);
  const format = isCode ? moneyFormat(locale, currency, options) : numberFormat(locale, options);
  // The types know numbers only, but digits beyond theirs are kept.
  const text = isolateSymbol(format, decimal as unknown as number).replace('-', '\u2212');
  return isCode ? text : join(text, currency);
}

const SIGNED = { signDisplay: 'exceptZero' } as const;
const UNSIGNED = { signDisplay: 'never' } as const;

const NARROW = { currencyDisplay: 'narrowSymbol' } as const;

const moneyFormat = (
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat =>
  formatter(options, locale, currency, () => {
    const wide = numberFormat(locale, { ...options }, currency);
    if (SIGN.test(symbolIn(wide)) || !isNarrowClear(locale, currency)) return wide;
    return numberFormat(locale, { ...options, ...NARROW }, currency);
  });

/** A sign of its own, such as ₩: no letters. */
const SIGN = /^\p{Sc}$/u;

/** Signs that several currencies share: whose they are alone, and who else may use them. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: [],
  '¥': ['JPY', 'CNY'],
  '£': ['GBP', 'FKP', 'GIP', 'SHP'],
};

/**
 * Whether a currency may stand as its sign alone: "¥2,480" instead of "JP¥2,480". Not if another
 * one could be meant: dollars keep their country, and in Chinese, ¥ is the yuan's.
 */
function isNarrowClear(locale: string, currency: string): boolean {
  const sign = withoutCountry(symbolIn(numberFormat(locale, NARROW, currency)));
  if (!SIGN.test(sign)) return false;
  const [owner, ...others] = SHARED[sign] ?? [currency];
  return (
    owner === currency &&
    others.every((other) => symbolIn(numberFormat(locale, {}, other)) !== sign)
  );
}

/** Arabic writes "UK£" for narrow symbols, too. */
const withoutCountry = (symbol: string): string => symbol.replace(/^[A-Z]+(?=\p{Sc}$)/u, '');

const symbolIn = (format: Intl.NumberFormat): string =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';

/** ISO 4217. `Intl` throws for anything else. */
const CODE = /^[A-Za-z]{3}$/;

/** A currency as its code in capitals; another text as it is; undefined where there is none. */
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

/** Isolates a symbol of letters ("US$"), which must keep its own order (U+2066 … U+2069). */
function isolateSymbol(format: Intl.NumberFormat, value: number): string {
  const text = format.format(value);
  if (!DIRECTION_MARK.test(text)) return text;
  const isNarrow = format.resolvedOptions().currencyDisplay === 'narrowSymbol';
  return format
    .formatToParts(value)
    .map(({ type, value: part }) => {
      if (type !== 'currency') return part;
      return `\u2066${isNarrow ? withoutCountry(part) : part}\u2069`;
    })
    .join('');
}
