import { remember } from '../utils/remember.js';

/** In characters. Longer texts are not links. */
const MAX_LINK_LENGTH = 2048;

/**
 * A link of a record that is safe for `href`: `https:` or `http:`, without credentials. Text
 * without a scheme is read as `https://`. Undefined for everything else; React itself blocks only
 * `javascript:`.
 */
export function safeUrl(text: string | undefined): URL | undefined {
  if (typeof text !== 'string' || text.length > MAX_LINK_LENGTH) return undefined;
  const trimmed = text.trim();
  if (trimmed === '' || /[\s\\]/.test(trimmed)) return undefined;
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed);
  const url = webUrl(hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`);
  return url?.hostname.includes('.') ? url : undefined;
}

/** Parses an `https:` or `http:` URL without credentials. */
export function webUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    // `URL.parse` is too new for the browsers we serve.
    return undefined;
  }
}

/** The host without `www.`. */
export function siteName(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}

/**
 * Cache by link. Parsing takes about a microsecond, and a list shows the same few links again and
 * again.
 */
const sites = new Map<string, string | undefined>();

/** `siteName` of a link that `safeUrl` lets through. */
export function siteNameOf(link: string | undefined): string | undefined {
  if (typeof link !== 'string' || link.length > MAX_LINK_LENGTH) return undefined;
  return remember(sites, link, () => {
    const url = safeUrl(link);
    return url && siteName(url);
  });
}
