/** `new URL` without the throw; `URL.parse` is too new for the browsers we serve. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * A link of a record as it may be put into `href`: `https:` or `http:`, without credentials. Text
 * without a scheme is taken as `https://`. Undefined for everything else, because React itself
 * stops `javascript:` only.
 */
export function safeUrl(text: string | undefined): URL | undefined {
  if (typeof text !== 'string' || text.length > 2048) return undefined;
  const trimmed = text.trim();
  if (trimmed === '' || /[\s\\]/.test(trimmed)) return undefined;
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed);
  const url = parseUrl(hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`);
  return url && isWebUrl(url) ? url : undefined;
}

function isWebUrl(url: URL): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && url.hostname.includes('.');
}

/** The host as people know it, without `www.`. */
export function siteName(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}

const MIN_DIGITS = 3;
/** Digits of the longest international number (E.164). */
const MAX_DIGITS = 15;

/**
 * A phone number as a `tel:` link: digits and a leading `+`, without an extension. Undefined if
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
