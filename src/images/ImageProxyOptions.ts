import type { EndpointOptions } from '../endpoint/EndpointOptions.js';
import type { Secret } from '../endpoint/secrets.js';

/** Outcome of a request for a picture. */
export type ImageOutcome =
  | 'served'
  /** The browser's copy is still valid (304). Only with `cacheControl: 'pass-through'`. */
  | 'unchanged'
  /** Refused before anything was fetched. */
  | 'method'
  | 'cross-site'
  | 'unauthorized'
  /** `authorize` threw, took too long, or returned neither a boolean nor a response to send. */
  | 'misconfigured'
  | 'unreadable'
  | 'not-allowed'
  /** `resolve` failed, or returned an address that is not public. */
  | 'unresolved'
  | 'private'
  /** Failures of the picture's server. */
  | 'missing'
  | 'redirect'
  | 'status'
  | 'network'
  | 'timeout'
  | 'not-an-image'
  | 'too-large'
  /** The caller disconnected. */
  | 'cancelled';

/** Emitted once per finished request. Never names the picture, which would reveal a purchase. */
export interface ImageProxyEvent {
  outcome: ImageOutcome;
  /** Status of the response. A picture that breaks off while it is sent had 200. */
  status: number;
  /** Decompressed size of the picture. */
  bytes: number;
  durationMs: number;
}

export interface ImageProxyOptions {
  /**
   * Which pictures may be fetched. Either a list of hosts: `cdn.example.com`, `*.example.com` for
   * all its subdomains, `https://cdn.example.com:8443` for another port. Only `https:`, unless an
   * entry starts with `http://`; a private host only if it is written in full, with its scheme. Or
   * the secret of `signImageUrl`, at least 32 characters: then any public `https:` host whose URL
   * your server has signed. While rotating a secret, give the new one and the old one.
   */
  allow: readonly string[] | { secret: Secret };
  /**
   * Whether the caller is signed in, as in `createGateway`. Without it anyone may load what `allow`
   * permits.
   */
  authorize?: EndpointOptions['authorize'] | undefined;
  /**
   * Maximum decompressed size; a larger picture is refused, or breaks off. Default 1,048,576 (1
   * MB).
   */
  maxBytes?: number | undefined;
  /**
   * Timeout of a picture, from name resolution to its last byte, in milliseconds. `authorize`, which
   * is called before, has as long. Default 5,000.
   */
  timeoutMs?: number | undefined;
  /**
   * `Cache-Control` header of pictures. Default `no-store`, because the terms of such services may
   * forbid storing logos. If yours allow it, `pass-through` uses the header of the picture's
   * server, with `ETag`, `Last-Modified` and 304; any other text is sent unchanged.
   */
  cacheControl?: 'no-store' | 'pass-through' | (string & {}) | undefined;
  /** Used to request pictures. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Returns all addresses of a host name: the picture is fetched only if every one is public. Web
   * standards cannot resolve names, so without it a name that points into your network is requested
   * there; recommended with signed URLs. On Node: `async (host) => (await lookup(host, { all: true
   * })).map(({ address }) => address)`, with `lookup` of `node:dns/promises`.
   *
   * A name may change between this check and the connection. If that matters, make your `fetch`
   * check the address to which it connects, by `isPublicAddress`.
   */
  resolve?: ((host: string) => Promise<readonly string[]>) | undefined;
  onEvent?: ((event: ImageProxyEvent) => void) | undefined;
}
