import type { AllowedImage } from './ImagePolicy.js';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** `https:`, the page's own origin, and `http:` on loopback; never a referrer. */
export function defaultImagePolicy(url: URL): AllowedImage | null {
  const ownOrigin = typeof location === 'object' && url.origin === location.origin;
  const isAllowed =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (ownOrigin || LOOPBACK.test(url.hostname)));
  return isAllowed ? { src: url.href, referrerPolicy: 'no-referrer' } : null;
}
