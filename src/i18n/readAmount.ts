import { numberFormat } from './intl.js';

/** Neither an exponent nor a comma: "12,50" is twelve and a half to some, 1,250 to others. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Characters. Longer ones are not money. */
const MAX_LENGTH = 60;

/** Decimals of a number. A string may have any. */
const MAX_DECIMALS = 8;

/** Digits that every number keeps. */
const PRECISION = 15;

/**
 * An amount as a decimal string: "-12.50", "+3", ".5". Undefined for what is neither a finite number
 * nor such a string. A number is rounded to 15 digits and 8 decimals, so that what arithmetic leaves
 * behind does not show: 0.1 + 0.2 is 0.3.
 */
export function readAmount(amount: unknown): string | undefined {
  if (typeof amount === 'number') {
    if (!Number.isFinite(amount)) return undefined;
    const rounded = Number(Number(amount.toPrecision(PRECISION)).toFixed(MAX_DECIMALS));
    const text = String(rounded);
    // Of numbers alone: 1e21 and 1e-7.
    const digits = text.includes('e') ? numberFormat('en', WITHOUT_EXPONENT).format(rounded) : text;
    return digits.length > MAX_LENGTH ? undefined : digits;
  }
  if (typeof amount !== 'string' || amount.length > MAX_LENGTH) return undefined;
  const text = amount.trim();
  return DECIMAL.test(text) ? text : undefined;
}

const WITHOUT_EXPONENT = { useGrouping: false, maximumFractionDigits: MAX_DECIMALS };
