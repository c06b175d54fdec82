import type { Exchange } from './Exchange.js';
import { ImageFailure } from './ImageFailure.js';
import { HEAD_BYTES, imageTypeOf } from './imageTypeOf.js';

interface ImageRequest {
  url: URL;
  /** Validators of the caller's copy: `If-None-Match`, `If-Modified-Since`. */
  conditions: Readonly<Record<string, string>>;
  maxBytes: number;
  fetch: typeof globalThis.fetch | undefined;
}

export interface FetchedImage {
  /** Headers of the server's response. Do not forward them unfiltered. */
  headers: Headers;
  /** Undefined if the caller's copy is still valid. */
  picture: Picture | undefined;
}

export interface Picture {
  type: string;
  head: Uint8Array<ArrayBuffer>;
  /** Throws an `ImageFailure` if the picture does not arrive, or is too large. */
  rest: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/**
 * Requests a picture, and waits until its first bytes identify it as one; otherwise throws an
 * `ImageFailure`. The caller must end the exchange in any case.
 */
export async function fetchImage(request: ImageRequest, exchange: Exchange): Promise<FetchedImage> {
  const { conditions, maxBytes } = request;
  const response = await send(request, exchange);
  const { status, headers, body } = response;
  // Taken before anything can fail, because an unread body would keep its connection open.
  const reader = body?.getReader();
  exchange.signal.addEventListener('abort', () => {
    reader?.cancel().catch(() => {});
  });

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
 * Sends no data of the caller and no cookies. Options are left out on platforms without cookies or
 * cache, because Cloudflare throws for unknown ones.
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
      // A redirect could lead anywhere. Not all platforms support `error`.
      redirect: 'manual',
      signal,
    });
    // It arrived too late, because this `fetch` ignores the signal.
    if (signal.aborted) await response.body?.cancel();
    return response;
  }, 'network');
}

/** Yields the decompressed body up to the size limit. */
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

/** Reads as many bytes as `imageTypeOf` needs, or the whole body. */
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
