/** An amount as a person's bank writes it. */
export interface WrittenAmount {
  /** "-1234.56": major units, a point, no grouping. */
  amount: string;
  /** True if the text says which way the money went. */
  isSigned: boolean;
  /** ISO 4217, if the text names a currency. */
  currency: string | undefined;
}

/** Signs that mean one currency nearly everywhere. "$" and "kr" are read as the largest one's. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  '¥': 'JPY',
  円: 'JPY',
  '₪': 'ILS',
  '₹': 'INR',
  zł: 'PLN',
  kr: 'SEK',
};

/** The decimal separator that a column of amounts shows, if any of them is certain. */
export function decimalSeparator(texts: readonly string[]): '.' | ',' | undefined {
  for (const text of texts) {
    const found = /\d([.,])(?:\d{1,2}|\d{4,})$/.exec(onlyNumber(text));
    if (found) return found[1] as '.' | ',';
  }
  return undefined;
}

/** Digits of every script as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/** And every minus as "-". */
const plain = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[\u2212\u2012\u2013\uFE63]/g, '-')
    .replace(/\u066B/g, ',')
    .replace(/\u066C/g, "'")
    .replace(/[\u200E\u200F\u061C]/g, '');

const onlyNumber = (text: string): string => plain(text).replace(/[^\d.,]/g, '');

/**
 * Reads "1,234.56", "1.234,56", "(12.50)", "12.50-", "£12.50", "12,50 EUR" and "12.50 CR".
 *
 * @param decimal What other amounts of the same column say; it decides "1,234".
 */
export function readAmount(text: string, decimal?: '.' | ','): WrittenAmount | undefined {
  let rest = plain(text).trim();
  const isBracketed = /^\(.*\)$/.test(rest);
  if (isBracketed) rest = rest.slice(1, -1).trim();
  let side: string | undefined;
  rest = rest.replace(/\s*(?<![A-Za-z])(CR|DR|DB)\.?$/i, (_, found: string) => {
    side = found.toUpperCase();
    return '';
  });
  let currency: string | undefined;
  rest = rest.replace(/[A-Za-z]{3}(?![A-Za-z])|[£€$¥円₪₹]|zł|kr\.?/u, (found) => {
    currency = SYMBOLS[found.replace('.', '')] ?? found.toUpperCase();
    return '';
  });
  const signs = rest.match(/[+-]/g) ?? [];
  rest = rest.replace(/^\s*[+-]|[+-]\s*$/g, '').trim();
  if (signs.length > 1 || !/^[+-]?\d/.test(rest.replace(/^[.,]/, '0'))) return undefined;
  const number = readNumber(rest.replace(/^[+-]/, ''), decimal);
  if (number === undefined) return undefined;
  const isNegative = isBracketed || signs[0] === '-' || side === 'DR' || side === 'DB';
  return {
    amount: isNegative && /[1-9]/.test(number) ? `-${number}` : number,
    isSigned: isBracketed || signs.length > 0 || side !== undefined,
    currency,
  };
}

/** Digits with separators, without a sign. */
function readNumber(text: string, decimal: '.' | ',' | undefined): string | undefined {
  const digits = text.replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');
  if (!/^\d*(?:[.,]\d+)*$/.test(digits) || digits === '') return undefined;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const sign = digits[last];
  const isRepeated = digits.indexOf(sign ?? '') !== last;
  const hasBoth = digits.includes('.') && digits.includes(',');
  const isGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  const groups = isRepeated || (!hasBoth && isGrouped && decimal !== sign);
  const whole = (groups ? digits : digits.slice(0, last)).replace(/[.,]/g, '');
  if (groups && !/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return undefined;
  return groups ? whole : `${whole || '0'}.${digits.slice(last + 1)}`;
}
