import { isPublicHost } from './isPublicHost.js';

/** In characters; the limit of the display layer too. */
const MAX_LENGTH = 2048;

/** A picture's absolute URL, without its fragment. Undefined if it is invalid. */
export function readImageUrl(text: string): URL | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const url = new URL(text);
    url.hash = '';
    return url;
  } catch {
    return undefined;
  }
}

/** Whether anyone may have a picture fetched from this URL: a public host, by `https:`. */
export function isPublicUrl(url: URL): boolean {
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    !hasCredentials(url) &&
    isPublicHost(url.hostname)
  );
}

export function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
