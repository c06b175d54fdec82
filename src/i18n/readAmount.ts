import { numberFormat } from './intl.js';

/** Excludes exponents and commas: "12,50" is twelve and a half to some, 1,250 to others. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** In characters. Longer text is not an amount. */
const MAX_LENGTH = 60;

/** Maximum decimals of a number. A string may have more. */
const MAX_DECIMALS = 8;

/** Significant digits that every number can represent. */
const PRECISION = 15;

/**
 * Converts an amount to a decimal string: "-12.50", "+3", ".5". Undefined for anything but a finite
 * number or such a string. Numbers are rounded to 15 digits and 8 decimals to hide floating-point
 * errors: 0.1 + 0.2 is 0.3.
 */
export function readAmount(amount: unknown): string | undefined {
  if (typeof amount === 'number') {
    if (!Number.isFinite(amount)) return undefined;
    const rounded = Number(Number(amount.toPrecision(PRECISION)).toFixed(MAX_DECIMALS));
    const text = String(rounded);
    // Only numbers have exponents: 1e21 and 1e-7.
    const digits = text.includes('e') ? numberFormat('en', WITHOUT_EXPONENT).format(rounded) : text;
    return digits.length > MAX_LENGTH ? undefined : digits;
  }
  if (typeof amount !== 'string' || amount.length > MAX_LENGTH) return undefined;
  const text = amount.trim();
  return DECIMAL.test(text) ? text : undefined;
}

const WITHOUT_EXPONENT = { useGrouping: false, maximumFractionDigits: MAX_DECIMALS };
