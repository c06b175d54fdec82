import type { GatewayOptions } from '../GatewayOptions.js';
import type { Secret } from '../keys.js';

/** What became of a request for a picture. */
export type ImageOutcome =
  | 'served'
  /** The browser's copy is still good (304). Only with `cacheControl: 'pass-through'`. */
  | 'unchanged'
  /** Refused before anything was fetched. */
  | 'method'
  | 'cross-site'
  | 'unauthorized'
  /** `authorize` threw. */
  | 'misconfigured'
  | 'unreadable'
  | 'not-allowed'
  /** `resolve` failed, or gave an address that is not public. */
  | 'unresolved'
  | 'private'
  /** The picture's own server. */
  | 'missing'
  | 'redirect'
  | 'status'
  | 'network'
  | 'timeout'
  | 'not-an-image'
  | 'too-large'
  /** The caller left. */
  | 'cancelled';

/** One for each request, once it is over. Never says which picture: that tells of a purchase. */
export interface ImageProxyEvent {
  outcome: ImageOutcome;
  /** Of the response. A picture that breaks off while it is sent had 200. */
  status: number;
  /** Of the picture, decompressed. */
  bytes: number;
  durationMs: number;
}

export interface ImageProxyOptions {
  /**
   * Which pictures are fetched. Either the hosts: `cdn.example.com`, `*.example.com` for all names
   * below it, `https://cdn.example.com:8443` for another port. By `https:` only, unless an entry
   * begins with `http://`; a private host only if it is written in full, with its scheme. Or the
   * secret of `signImageUrl`, at least 32 characters: then any public `https:` host, if your server
   * signed the address. While a secret is replaced, give the new one and the old one.
   */
  allow: readonly string[] | { secret: Secret };
  /** Whether the caller is signed in, as `createGateway` asks it. Without it everyone may load what
   * `allow` allows. */
  authorize?: GatewayOptions['authorize'] | undefined;
  /** A larger picture is refused, or breaks off. Counted decompressed. Default 1 MB (1,048,576). */
  maxBytes?: number | undefined;
  /** How long a picture may take, from its host's name to its last byte. Default 5 s. */
  timeoutMs?: number | undefined;
  /**
   * The header `Cache-Control` of pictures. Default `no-store`, because the terms of such services
   * may forbid to keep logos. Where yours allow it, `pass-through` takes over what the picture's
   * server says, with `ETag`, `Last-Modified` and 304; any other text is sent as it is.
   */
  cacheControl?: 'no-store' | 'pass-through' | (string & {}) | undefined;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * All addresses of a host's name: the picture is fetched only if every one is public. Web
   * standards cannot look names up, so without it a name that points into your network is
   * requested there: recommended with signed addresses. On Node:
   * `async (host) => (await lookup(host, { all: true })).map(({ address }) => address)`, with
   * `lookup` of `node:dns/promises`.
   *
   * A name may change between this check and the connection. If that matters, let the connections
   * of your `fetch` make the same check.
   */
  resolve?: ((host: string) => Promise<readonly string[]>) | undefined;
  onEvent?: ((event: ImageProxyEvent) => void) | undefined;
}
