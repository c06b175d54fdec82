/** What an `<img>` gets for a URL that the policy lets through. */
export interface AllowedImage {
  src: string;
  referrerPolicy?: ReferrerPolicy | undefined;
}

type ReferrerPolicy = 'no-referrer' | 'origin' | 'strict-origin-when-cross-origin' | 'same-origin';

/**
 * Decides for each picture of a record whether and from where it is loaded: a logo request tells
 * its host what this customer bought. Return the URL itself (direct), one of the bank's own image
 * proxy, or null (no picture).
 */
export type ImagePolicy = (url: URL) => AllowedImage | null;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** `https:`, the page's own origin, and `http:` on loopback; never a referrer. */
export function defaultImagePolicy(url: URL): AllowedImage | null {
  const ownOrigin = typeof location === 'object' && url.origin === location.origin;
  const isAllowed =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (ownOrigin || LOOPBACK.test(url.hostname)));
  return isAllowed ? { src: url.href, referrerPolicy: 'no-referrer' } : null;
}
