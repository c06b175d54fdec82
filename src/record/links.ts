import { remember } from '../utils/remember.js';

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
