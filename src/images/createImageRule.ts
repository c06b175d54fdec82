import { readSecrets } from '../endpoint/secrets.js';
import type { ImageProxyOptions } from './ImageProxyOptions.js';
import { isPublicHost } from './isPublicHost.js';
import { hasCredentials, isPublicUrl, readImageUrl } from './readImageUrl.js';
import { type ImageSignature, isSigned } from './signImageUrl.js';

/** Who chose a URL: the host app (`own`), which may use private hosts, or anyone (`public`). */
type ImageTrust = 'own' | 'public' | 'refused';

type ImageRule = (url: URL, signature: ImageSignature) => ImageTrust;

/** Creates the rule for `allow`. Throws a `TypeError` if it is unusable. */
export function createImageRule(allow: ImageProxyOptions['allow']): ImageRule {
  if (Array.isArray(allow) && allow.length > 0) {
    const hosts = allow.map(readHost);
    return (url) => {
      if (hasCredentials(url)) return 'refused';
      const host = hosts.find((one) => matches(one, url));
      if (host?.isPrivate) return 'own';
      return host && isPublicHost(url.hostname) ? 'public' : 'refused';
    };
  }
  if (typeof allow !== 'object' || allow === null || !('secret' in allow)) {
    const got = Array.isArray(allow) ? 'an empty array' : typeof allow;
    throw new TypeError(
      'Merchantry: expected createImageProxy({ allow }) to be a list of hosts or { secret }, ' +
        `but got: ${got}.`,
    );
  }
  const keys = readSecrets(allow.secret, 'the secret of createImageProxy({ allow })');
  return (url, signature) =>
    isPublicUrl(url) && isSigned(url, signature, keys) ? 'public' : 'refused';
}

interface AllowedHost {
  protocol: string;
  port: string;
  /** With a leading dot, matches every name with this ending. */
  name: string;
  isPrivate: boolean;
}

function matches({ protocol, port, name }: AllowedHost, url: URL): boolean {
  if (url.protocol !== protocol || url.port !== port) return false;
  return name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name;
}

/** Optional scheme, optional `*.`, host and port. */
const HOST = /^(https?:\/\/)?(\*\.)?([^\s/\\*@?#]+)$/i;

function readHost(entry: unknown, index: number): AllowedHost {
  const [, scheme, wildcard, host] = (typeof entry === 'string' && HOST.exec(entry)) || [];
  const url = readImageUrl(`${scheme ?? 'https://'}${host}`);
  if (host !== undefined && url) {
    const { protocol, port, hostname } = url;
    const isPrivate = !isPublicHost(hostname);
    // A private host must be written in full: `cdn` alone is more likely a mistake.
    const isUsable = wildcard
      ? !isPrivate && !/^\[|\.\d+$/.test(hostname)
      : !isPrivate || scheme !== undefined;
    if (isUsable) return { protocol, port, name: wildcard ? `.${hostname}` : hostname, isPrivate };
  }
  const got = typeof entry === 'string' ? 'another text' : typeof entry;
  throw new TypeError(
    'Merchantry: expected each host of createImageProxy({ allow }) to be written like ' +
      '"cdn.example.com", "*.example.com" or "https://cdn.example.com:8443" (private ones with ' +
      `their scheme), but got: ${got} (number ${index + 1}).`,
  );
}
