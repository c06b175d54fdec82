import { numberFormat } from './intl.js';

/** Neither an exponent nor a comma: "12,50" is twelve and a half to some, 1,250 to others. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Characters. Longer ones are not money. */
const MAX_LENGTH = 60;

/**
 * An amount as a decimal string: "-12.50", "+3", ".5". Undefined for what is neither a finite number
 * nor such a string.
 */
export function readAmount(amount: unknown): string | undefined {
  if (typeof amount === 'number') {
    if (!Number.isFinite(amount)) return undefined;
    const text = String(amount);
    // Of numbers alone: 1e21, and 1e-7, which is what rounding leaves behind.
    const digits = text.includes('e') ? numberFormat('en', WITHOUT_EXPONENT).format(amount) : text;
    return digits.length > MAX_LENGTH ? undefined : digits;
  }
  if (typeof amount !== 'string' || amount.length > MAX_LENGTH) return undefined;
  const text = amount.trim();
  return DECIMAL.test(text) ? text : undefined;
}

const WITHOUT_EXPONENT = { useGrouping: false, maximumFractionDigits: 20 };
