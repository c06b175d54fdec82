import { numberFormat } from './intl.js';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A signed amount in major units as the locale writes it, with a plus sign or the minus sign
 * U+2212. A decimal string keeps all its digits. What is not a number is shown unchanged beside its
 * currency, so that nothing is lost.
 */
export function formatAmount(amount: number | string, currency: string, locale: string): string {
  const value = typeof amount === 'string' ? amount.trim() : amount;
  const isNumber = typeof value === 'string' ? DECIMAL.test(value) : Number.isFinite(value);
  if (!isNumber) return `${value} ${currency}`.trim();
  // ISO 4217: three letters. Intl throws for anything else.
  const isCode = /^[A-Za-z]{3}$/.test(currency);
  const format = numberFormat(locale, {
    signDisplay: 'exceptZero',
    ...(isCode ? { style: 'currency', currency } : {}),
  });
  const text = isolateSymbol(format, value as number).replace('-', '\u2212');
  return isCode ? text : `${text} ${currency}`.trim();
}

/** `Intl` writes these marks into amounts of right-to-left locales. */
const DIRECTION_MARK = /[\u061c\u200e\u200f]/;

/** Isolates a symbol of letters ("UK£"), which must keep its own order (U+2066 … U+2069). */
function isolateSymbol(format: Intl.NumberFormat, value: number): string {
  const text = format.format(value);
  if (!DIRECTION_MARK.test(text)) return text;
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'currency' ? `\u2066${part.value}\u2069` : part.value))
    .join('');
}
