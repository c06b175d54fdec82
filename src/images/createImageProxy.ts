import { createCallerRule } from '../endpoint/createCallerRule.js';
import type { Handler } from '../endpoint/EndpointOptions.js';
import { guardCallback } from '../utils/callHostCode.js';
import { MAX_DELAY_MS, now } from '../utils/time.js';
import { createImageRule } from './createImageRule.js';
import { Exchange } from './Exchange.js';
import { type FetchedImage, fetchImage, type Picture } from './fetchImage.js';
import { ImageFailure } from './ImageFailure.js';
import type { ImageOutcome, ImageProxyOptions } from './ImageProxyOptions.js';
import { isPublicAddress } from './isPublicHost.js';
import { readImageUrl } from './readImageUrl.js';
import type { ImageSignature } from './signImageUrl.js';

/**
 * Serves pictures from the bank's own origin, so that no logo's host learns what a customer bought:
 * `GET` or `HEAD` with `?url=<absolute URL>`, and `&expires=…&signature=…` if `allow` has a secret.
 * Returns a Fetch API handler, like `createGateway`.
 *
 * ```ts
 * // server
 * const merchantImage = createImageProxy({ allow: ['*.logos.example'], authorize });
 * // browser: an ImagePolicy for <DisplayProvider images={images}>
 * const images = (url: URL, picture: { for: ImagePurpose }) =>
 *   picture.for === 'reviewer'
 *     ? null
 *     : { src: `/api/merchant-image?url=${encodeURIComponent(url.href)}` };
 * ```
 *
 * - It fetches only what `allow` permits, without credentials, on a listed port or the scheme's
 *   default, and follows no redirects. No header, cookie or key of the caller is forwarded. With a
 *   list, only names that you chose are ever resolved, so an attacker would have to control one of
 *   them to reach your network; `resolve` prevents that as well.
 * - It serves PNG, JPEG, GIF, WebP, AVIF, ICO and SVG, identified by header and first bytes. Opened
 *   as a page they are downloaded, and no script in them runs.
 * - A picture is read at its server's speed: a slow caller holds at most `maxBytes` of memory.
 * - Otherwise it answers `{ "error": "…" }` with 400 (invalid URL), 401, 403 (not allowed, or
 *   another site's page), 404 (no such picture), 405, 500 (`authorize` failed), 502 or 504. A picture
 *   that turns out to be too large or too slow while it is sent breaks off.
 *
 * The handler never rejects. Rate limiting is up to your server.
 * Throws a `TypeError` for unusable options.
 */
export function createImageProxy(options: ImageProxyOptions): Handler {
  const { authorize = () => true, resolve, fetch, onEvent } = options;
  const { maxBytes = 2 ** 20, timeoutMs = 5_000, cacheControl = 'no-store' } = options;
  expectWhole('maxBytes', maxBytes, Number.MAX_SAFE_INTEGER);
  expectWhole('timeoutMs', timeoutMs, MAX_DELAY_MS);
  expectHeader(cacheControl);
  const trustOf = createImageRule(options.allow);
  const passesThrough = cacheControl === 'pass-through';
  // Pictures are the same for every scope.
  const scopeOf = () => 'everybody';
  const identify = createCallerRule({ authorize, scopeOf, waitMs: timeoutMs, onError: undefined });

  return async (request) => {
    const startedAt = now();
    const report = (outcome: ImageOutcome, status: number, bytes = 0): void =>
      guardCallback('onEvent', () => {
        const durationMs = Math.round(now() - startedAt);
        return onEvent?.({ outcome, status, bytes, durationMs });
      });
    let exchange: Exchange | undefined;
    try {
      checkRequest(request);
      const caller = await identify(request, request.signal);
      if (typeof caller === 'string') throw new ImageFailure(caller);
      if (caller instanceof Response) {
        report('unauthorized', caller.status);
        return caller;
      }
      const { url, signature } = readTarget(request);
      const trust = trustOf(url, signature);
      if (trust === 'refused') throw new ImageFailure('not-allowed');

      exchange = new Exchange(timeoutMs, request.signal);
      if (trust === 'public' && resolve) await checkAddresses(url, resolve, exchange);
      const conditions = passesThrough ? readConditions(request.headers) : {};
      const image = await fetchImage({ url, conditions, maxBytes, fetch }, exchange);
      const headers = new Headers(
        passesThrough ? cachingHeaders(image) : { 'Cache-Control': cacheControl },
      );
      for (const [name, value] of Object.entries(SAFETY)) headers.set(name, value);
      if (!image.picture) {
        exchange.end();
        report('unchanged', 304);
        return new Response(null, { status: 304, headers });
      }
      headers.set('Content-Type', image.picture.type);
      if (request.method === 'HEAD') {
        exchange.end();
        report('served', 200);
        return new Response(null, { headers });
      }
      return new Response(pour(image.picture, exchange, report), { headers });
    } catch (error) {
      exchange?.end();
      const other = request.signal.aborted ? 'cancelled' : 'network';
      const failure = error instanceof ImageFailure ? error : new ImageFailure(other);
      report(failure.outcome, failure.status);
      return failure.toResponse();
    }
  };
}

/** Makes a picture opened as a page a download, and one opened in a frame empty. */
const SAFETY = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Content-Disposition': 'attachment',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Throws an `ImageFailure` for a method or a site that is not allowed, whoever the caller is. */
function checkRequest({ method, headers }: Request): void {
  if (method !== 'GET' && method !== 'HEAD') throw new ImageFailure('method');
  // Their browser would not show it to them either (`Cross-Origin-Resource-Policy`). `none` is an
  // address that somebody typed. Old browsers, and apps that are none, send nothing.
  const site = headers.get('Sec-Fetch-Site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') throw new ImageFailure('cross-site');
}

function readTarget(request: Request): { url: URL; signature: ImageSignature } {
  const { searchParams } = new URL(request.url);
  const [text, ...others] = searchParams.getAll('url');
  const url = text === undefined || others.length > 0 ? undefined : readImageUrl(text);
  if (!url) throw new ImageFailure('unreadable');
  const [expires, signature] = ['expires', 'signature'].map((name) => searchParams.get(name));
  return { url, signature: { expires: expires ?? null, signature: signature ?? null } };
}

/** All addresses must be public, because the connection may use any of them. */
async function checkAddresses(
  { hostname }: URL,
  resolve: NonNullable<ImageProxyOptions['resolve']>,
  exchange: Exchange,
): Promise<void> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isPublicAddress(host)) return;
  const addresses = await exchange.wait(async () => resolve(host), 'unresolved');
  if (!Array.isArray(addresses) || addresses.length === 0) throw new ImageFailure('unresolved');
  // `every` would pass over the holes of a list, and `resolve` may return anything.
  if (![...addresses].every((address) => isPublicAddress(String(address)))) {
    throw new ImageFailure('private');
  }
}

/** RFC 9110, 8.8.3 and 5.6.7: one tag or date, as browsers send it. */
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  'If-None-Match': /^(W\/)?"[!#-~]{0,256}"$/,
  'If-Modified-Since': /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
};

function readConditions(headers: Headers): Record<string, string> {
  return pick(headers, Object.keys(CONDITIONS), (value, name) => CONDITIONS[name]?.test(value));
}

/**
 * `Age` belongs to `Cache-Control`: without it a copy would be kept for longer than it may be. What a
 * 304 leaves out stays as the caller's copy has it (RFC 9111, 3.2).
 */
const cachingHeaders = ({ headers, picture }: FetchedImage): Record<string, string> => ({
  ...(picture && { 'Cache-Control': 'no-store' }),
  ...pick(headers, ['Cache-Control', 'Age', 'ETag', 'Last-Modified'], () => true),
});

function pick(
  headers: Headers,
  names: readonly string[],
  isWanted: (value: string, name: string) => boolean | undefined,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value !== null && isWanted(value, name) ? [[name, value]] : [];
    }),
  );
}

/** The picture as a body, read without waiting for the consumer. */
function pour(
  { head, rest }: Picture,
  exchange: Exchange,
  report: (outcome: ImageOutcome, status: number, bytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = head.length;
  return new ReadableStream({
    async start(body) {
      try {
        body.enqueue(head);
        for await (const chunk of rest) {
          bytes += chunk.length;
          body.enqueue(chunk);
        }
        body.close();
        report('served', 200, bytes);
      } catch (error) {
        report(error instanceof ImageFailure ? error.outcome : 'cancelled', 200, bytes);
        throw error;
      } finally {
        exchange.end();
      }
    },
    cancel: exchange.cancel,
  });
}

function expectWhole(name: string, value: number, max: number): void {
  if (Number.isInteger(value) && value > 0 && value <= max) return;
  const got = typeof value === 'number' ? 'another number' : typeof value;
  throw new TypeError(
    `Merchantry: expected createImageProxy({ ${name} }) to be a whole number from 1 to ${max}, ` +
      `but got: ${got}.`,
  );
}

function expectHeader(value: string): void {
  if (typeof value === 'string' && /^[!-~][ -~]*$/.test(value)) return;
  const got = typeof value === 'string' ? 'another text' : typeof value;
  throw new TypeError(
    'Merchantry: expected createImageProxy({ cacheControl }) to be the value of a header, ' +
      `such as "no-store", or "pass-through", but got: ${got}.`,
  );
}
