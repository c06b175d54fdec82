/** In characters. Longer text contains more than a number. */
const MAX_PHONE_LENGTH = 50;

/** Digits in groups, with any common separator; a plus sign is allowed only at the start. */
const PHONE = /^\(?\+?[\d\s()./\u2010-\u2013\u2212-]+$/;

/** ";phone-context=…" (RFC 3966), "ext. 12", "x12", "#12", ", 12". */
const EXTENSION = /(?:;[a-z-]+=\S*|(?:ext\.?|[x#,]) ?\d{1,6})$/i;

/** Longest area code. After more digits, a slash starts another number. */
const MAX_AREA_DIGITS = 6;

/** The shortest number: an emergency call, or a local number with its country code. */
const MIN_DIGITS = 3;
const MIN_INTERNATIONAL_DIGITS = 7;
/** Digits of the longest international number (E.164). */
const MAX_DIGITS = 15;

/**
 * Converts a phone number to a `tel:` link: digits and a leading `+`, without an extension.
 * Undefined unless the text is exactly one number, without letters and of plausible length.
 */
export function telHref(phone: string): string | undefined {
  if (phone.length > MAX_PHONE_LENGTH) return undefined;
  const whole = phone.trim();
  const extension = EXTENSION.exec(whole)?.[0] ?? '';
  const number = whole.slice(0, whole.length - extension.length).trim();
  // "030, 123456" is no extension of an area code.
  const isShort = number.replace(/\D/g, '').length <= MAX_AREA_DIGITS;
  if (extension.startsWith(',') && isShort) return undefined;
  if (!PHONE.test(number)) return undefined;
  const isInternational = number.includes('+') || number.startsWith('00');
  // "+44 (0)113": the zero is dialled only within the country.
  const dialled = isInternational ? number.replace('(0)', '') : number;
  const [area = '', ...others] = dialled.split('/').map((part) => part.replace(/\D/g, ''));
  if (others.length > 1 || (others.length === 1 && area.length > MAX_AREA_DIGITS)) return undefined;
  const digits = area + others.join('');
  const min = isInternational ? MIN_INTERNATIONAL_DIGITS : MIN_DIGITS;
  if (digits.length < min || digits.length > MAX_DIGITS) return undefined;
  return `tel:${number.includes('+') ? '+' : ''}${digits}`;
}
