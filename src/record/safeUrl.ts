import { parseUrl } from './parseUrl.js';

/**
 * A link of a record as it may be put into `href`: `https:` or `http:`, without credentials. Text without a scheme is
 * taken as `https://`. Undefined for everything else; React itself stops `javascript:` only.
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
