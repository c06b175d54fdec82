import { maskCardNumbers } from './maskCardNumbers.js';
import { maskIbans } from './maskIbans.js';

/** Characters of the shortest card number; an IBAN has fifteen at least. */
const MIN_LENGTH = 13;

/**
 * Replaces every digit of a payment card number and every character of an IBAN by `*`; nothing of them is kept.
 * Separators stay. Applied twice it changes nothing more. Terminal ids, references, phone numbers and dates survive,
 * because matching needs them, unless they have the length and the check digit of a card number.
 */
export function maskNumbers(text: string): string {
  // A city, a country or a postcode is too short.
  if (text.length < MIN_LENGTH) return text;
  // IBANs first: a card number that touches one is a group of its own only once the IBAN is gone.
  return maskCardNumbers(maskIbans(text));
}
