import { EnrichmentError } from '../service/EnrichmentError.js';
import type { EndpointOptions } from './EndpointOptions.js';

/** Throws a `TypeError` for anything but an absolute http(s) URL without credentials. */
export function readServiceUrl(owner: string, serviceUrl: string | URL): URL {
  let url: URL | undefined;
  try {
    url = new URL(serviceUrl);
  } catch {}
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new TypeError(
    `Merchantry: expected ${owner}({ serviceUrl }) to be an absolute address, by http(s) and ` +
      `without credentials, but got: ${describe(serviceUrl, url)}.`,
  );
}

function describe(serviceUrl: unknown, url: URL | undefined): string {
  if (url) return 'another address';
  if (typeof serviceUrl !== 'string') return typeof serviceUrl;
  // What `process.env.… ?? ''` gives where the variable is missing.
  return serviceUrl === '' ? 'an empty text' : 'another text';
}

/** Errors omit the cause, because the error of a key vault may quote the key. */
export async function readKey(
  apiKey: EndpointOptions['apiKey'],
  onError?: (error: unknown) => void,
): Promise<string> {
  try {
    const key = typeof apiKey === 'function' ? await apiKey() : apiKey;
    if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key;
    onError?.(new TypeError('Merchantry: expected apiKey to give a key, but got: none.'));
  } catch (error) {
    onError?.(error);
  }
  throw new EnrichmentError('unauthorized');
}
