/** Digits of the longest international number (E.164). */
const MAX_DIGITS = 15;
const MIN_DIGITS = 3;

/**
 * A phone number as `tel:` link: digits and a leading `+`, nothing else. An extension is left to the caller. Undefined where
 * that leaves no number.
 */
export function telHref(phone: string): string | undefined {
  const [number = ''] = phone.split(/[;,#]|\s*(?:ext\.?|x)\s*\d/i);
  const isInternational = /^\s*\(?\+/.test(number);
  // "+44 (0)113": the zero is dialled within the country only.
  const dialled = isInternational ? number.replace('(0)', '') : number;
  const digits = dialled.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return undefined;
  return `tel:${isInternational ? '+' : ''}${digits}`;
}
