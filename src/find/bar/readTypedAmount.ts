import { numberFormat } from '../../i18n/intl.js';
import { readAmount } from '../../i18n/readAmount.js';
import { foldDigits } from '../../record/foldText.js';

/** Everything but digits and separators, such as spaces and currencies with their dots, "kr.". */
const NOISE = /\p{L}[\p{L}\p{M}.]*|[^\d.,]/gu;

/** Two numbers, such as "10–20" and "12:50". Spaces and apostrophes separate thousands. */
const SEVERAL = /\d\D*[^\d.,\s'’\u066c\p{Cf}]\D*\d/u;

/** Matches a last separator that says nothing new, as in "12,50,". */
const REPEATED = /(([.,]).*)\2$/;

/**
 * Reads an amount as a person types it: "£12,50", "1,250", "١٢٫٥". A separator that could separate
 * thousands or decimals means what it means in the locale. Returns a decimal without a sign;
 * undefined without a number, and for several.
 */
export function readTypedAmount(text: string, locale: string): string | undefined {
  const digits = foldDigits(text.normalize('NFKC')).replaceAll('\u066b', decimalIn(locale));
  if (SEVERAL.test(digits)) return undefined;
  const number = digits.replace(NOISE, '').replace(REPEATED, '$1');
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  const isDecimal = last >= 0 && isDecimalPoint(number, last, locale);
  const whole = (isDecimal ? number.slice(0, last) : number).replace(/[.,]/g, '');
  const fraction = isDecimal ? number.slice(last + 1) : '';
  return readAmount(fraction === '' ? whole : `${whole || '0'}.${fraction}`);
}

/** Writes a decimal without a sign as a person would type it: "12,50". */
export const writeTypedAmount = (decimal: string, locale: string): string =>
  decimal.replace('.', decimalIn(locale));

function isDecimalPoint(number: string, place: number, locale: string): boolean {
  const point = number[place] as string;
  // Only thousands repeat their separator.
  if (number.indexOf(point) !== place) return false;
  const isAlone = !/[.,]/.test(number.slice(0, place));
  const couldBeThousands = isAlone && /^[1-9]\d{0,2}.\d{3}$/.test(number);
  return !couldBeThousands || point === decimalIn(locale);
}

/** Full stop or comma. */
function decimalIn(locale: string): '.' | ',' {
  const parts = numberFormat(locale, LATIN).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

const LATIN = { numberingSystem: 'latn', minimumFractionDigits: 1 };
