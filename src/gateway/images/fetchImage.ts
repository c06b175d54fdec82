import type { Exchange } from './Exchange.js';
import { ImageFailure } from './ImageFailure.js';
import { HEAD_BYTES, imageTypeOf } from './imageTypeOf.js';

export interface ImageRequest {
  url: URL;
  /** Of the caller's copy: `If-None-Match`, `If-Modified-Since`. */
  conditions: Readonly<Record<string, string>>;
  maxBytes: number;
  fetch: typeof globalThis.fetch | undefined;
}

export interface FetchedImage {
  /** Of the server's response. Not to be handed on as they are. */
  headers: Headers;
  /** Undefined if the caller's copy is still good. */
  picture: Picture | undefined;
}

export interface Picture {
  type: string;
  head: Uint8Array<ArrayBuffer>;
  /** Throws an `ImageFailure` if the picture does not arrive, or is too large. */
  rest: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/**
 * Requests a picture, and waits until its first bytes tell that it is one. Throws an `ImageFailure`
 * if it is none. The caller ends the exchange in any case.
 */
export async function fetchImage(request: ImageRequest, exchange: Exchange): Promise<FetchedImage> {
  const { conditions, maxBytes } = request;
  const response = await send(request, exchange);
  const { status, headers, body } = response;
  // Before anything can fail: a body that nobody reads would keep its connection.
  const reader = body?.getReader();
  exchange.signal.addEventListener('abort', () => reader?.cancel().catch(() => {}));

  const isElsewhere = response.redirected || response.type === 'opaqueredirect';
  const isUnchanged = status === 304 && Object.keys(conditions).length > 0;
  if (isUnchanged && !isElsewhere) return { headers, picture: undefined };
  if (isElsewhere || (status >= 300 && status < 400)) throw new ImageFailure('redirect');
  if (status === 404 || status === 410) throw new ImageFailure('missing');
  if (status !== 200) throw new ImageFailure('status');
  if (Number(headers.get('Content-Length')) > maxBytes) throw new ImageFailure('too-large');
  if (!reader) throw new ImageFailure('not-an-image');

  const chunks = readChunks(reader, maxBytes, exchange);
  const head = await readHead(chunks);
  const type = imageTypeOf(headers.get('Content-Type'), head);
  if (type === undefined) throw new ImageFailure('not-an-image');
  return { headers, picture: { type, head, rest: chunks } };
}

/**
 * Nothing of the caller's goes out, neither does a cookie. What a platform has no cookies or cache
 * for is left out: Cloudflare's throws at options that it does not know.
 */
const withoutTrace = () =>
  Object.fromEntries(
    Object.entries({
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).filter(([name]) => name in Request.prototype),
  ) as RequestInit;

async function send({ url, conditions, fetch }: ImageRequest, exchange: Exchange) {
  const { signal } = exchange;
  return exchange.wait(async () => {
    const response = await (fetch ?? globalThis.fetch)(url.href, {
      ...withoutTrace(),
      headers: { Accept: 'image/*', ...conditions },
      // Followed, it could lead anywhere. `error` is not known everywhere.
      redirect: 'manual',
      signal,
    });
    // It came too late, because this `fetch` ignores the signal.
    if (signal.aborted) await response.body?.cancel();
    return response;
  }, 'network');
}

/** The body, decompressed, as long as it keeps within the limit. */
async function* readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
  exchange: Exchange,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let bytes = 0;
  while (true) {
    const { done, value } = await exchange.wait(() => reader.read(), 'network');
    if (done) return;
    bytes += value.byteLength;
    if (bytes > maxBytes) throw new ImageFailure('too-large');
    yield value;
  }
}

/** As much as `imageTypeOf` wants to see, or all that there is. */
async function readHead(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined>,
): Promise<Uint8Array<ArrayBuffer>> {
  let head = new Uint8Array();
  while (head.length < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    const longer = new Uint8Array(head.length + value.length);
    longer.set(head);
    longer.set(value, head.length);
    head = longer;
  }
  return head;
}
