import { remember } from '../service/remember.js';

/** Characters. Longer ones are no links. */
const MAX_LINK_LENGTH = 2048;

/**
 * A link of a record as it may be put into `href`: `https:` or `http:`, without credentials. Text
 * without a scheme is taken as `https://`. Undefined for everything else, because React itself
 * stops `javascript:` only.
 */
export function safeUrl(text: string | undefined): URL | undefined {
  if (typeof text !== 'string' || text.length > MAX_LINK_LENGTH) return undefined;
  const trimmed = text.trim();
  if (trimmed === '' || /[\s\\]/.test(trimmed)) return undefined;
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed);
  const url = webUrl(hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`);
  return url?.hostname.includes('.') ? url : undefined;
}

/** A URL for `https:` or `http:` without credentials. */
export function webUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    // `URL.parse` is too new for the browsers we serve.
    return undefined;
  }
}

/** The host as people know it, without `www.`. */
export function siteName(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}

/** By link. Reading one takes about a microsecond, and a list shows the same few all the time. */
const sites = new Map<string, string | undefined>();

/** `siteName` of a link that `safeUrl` lets through. */
export function siteNameOf(link: string | undefined): string | undefined {
  if (typeof link !== 'string' || link.length > MAX_LINK_LENGTH) return undefined;
  return remember(sites, link, () => {
    const url = safeUrl(link);
    return url && siteName(url);
  });
}

/** Characters. Longer ones hold more than a number. */
const MAX_PHONE_LENGTH = 50;

/** Digits in groups, by whatever is put between them; a plus sign can only be the first. */
const PHONE = /^\(?\+?[\d\s()./\u2010-\u2013\u2212-]+$/;

/** ";phone-context=…" (RFC 3966), "ext. 12", "x12", "#12", ", 12". */
const EXTENSION = /(?:;[a-z-]+=\S*|(?:ext\.?|[x#,]) ?\d{1,6})$/i;

/** Longest area code. After a longer number, a slash begins another number. */
const MAX_AREA_DIGITS = 6;

/** The shortest number: an emergency call, or a local number with its country code. */
const MIN_DIGITS = 3;
const MIN_INTERNATIONAL_DIGITS = 7;
/** Digits of the longest international number (E.164). */
const MAX_DIGITS = 15;

/**
 * A phone number as a `tel:` link: digits and a leading `+`, without an extension. Undefined for
 * what is not one number: with letters, several numbers, too few or too many digits.
 */
export function telHref(phone: string): string | undefined {
  if (phone.length > MAX_PHONE_LENGTH) return undefined;
  const number = phone.trim().replace(EXTENSION, '').trim();
  if (!PHONE.test(number)) return undefined;
  const isInternational = number.includes('+');
  // "+44 (0)113": the zero is dialled within the country only.
  const dialled = isInternational ? number.replace('(0)', '') : number;
  const [area = '', ...others] = dialled.split('/').map((part) => part.replace(/\D/g, ''));
  if (others.length > 1 || (others.length === 1 && area.length > MAX_AREA_DIGITS)) return undefined;
  const digits = area + others.join('');
  const min = isInternational ? MIN_INTERNATIONAL_DIGITS : MIN_DIGITS;
  if (digits.length < min || digits.length > MAX_DIGITS) return undefined;
  return `tel:${isInternational ? '+' : ''}${digits}`;
}
