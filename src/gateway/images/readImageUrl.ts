import { isPublicHost } from './isPublicHost.js';

/** Characters. The display layer asks for no longer ones either. */
const MAX_LENGTH = 2048;

/** A picture's absolute address, without what follows `#`. Undefined if it cannot be read. */
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

/** Whether anyone may have the picture fetched from there: a public host, by `https:`. */
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
