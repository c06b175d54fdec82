import { expectWholeNumber } from '../../utils/expectWholeNumber.js';
import { warnOnce } from '../../utils/warnOnce.js';
import { EnrichmentError } from '../EnrichmentError.js';
import type { FetchContext, MerchantListFetcher } from '../MerchantListFetcher.js';
import { utf8Bytes } from '../request/utf8Bytes.js';
import { isObject } from '../response/decoders.js';
import type { MerchantListRequest } from '../types.js';

// From `RequestInit`, which also exists on servers without browser types.
type HeadersInit = NonNullable<RequestInit['headers']>;

/** Some 50 times the largest honest response: 25 extended records of at most 6 kB. */
const MAX_RESPONSE_BYTES = 8 * 2 ** 20;

export interface HttpFetcherOptions {
  /** URL of the bank's own endpoint, which adds the API key. May be relative in a browser. */
  url: string | URL;
  /**
   * Headers of each request. A function is called for each request, for session tokens. If it
   * throws, the request fails with that error; an `EnrichmentError` of kind `unauthorized` pauses
   * the queue. Never an API key: see `url`.
   */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>) | undefined;
  /** `credentials` of `fetch`. Default `same-origin`. */
  credentials?: RequestInit['credentials'] | undefined;
  /**
   * Used for requests. Default: the global `fetch` at the time of each request, so that it can be
   * instrumented.
   */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Timeout of a request in milliseconds, including headers and body. The planner waits as long; if
   * `batch.timeoutMs` is also set, the shorter one applies. Default: the planner's 30,000.
   */
  timeoutMs?: number | undefined;
  /** Maximum bytes of a response body; reading stops beyond it. Default 8,388,608 (8 MB). */
  maxResponseBytes?: number | undefined;
  /** Response headers that a report must quote. Those present become the `receipt`. */
  receiptHeaders?: readonly string[] | undefined;
}

/**
 * A fetcher that posts each request as JSON. It rejects with an `EnrichmentError` of kind
 * `timeout`, `network` (with its cause), `malformed` (a body that is not JSON or too large),
 * `refused` (a redirect to something other than a JSON object, such as a sign-in page) or the kind
 * of a status that is not 2xx, and with the signal's own reason when the caller aborts. Throws a `TypeError`
 * when `url`, `timeoutMs` or `maxResponseBytes` is unusable.
 */
export function createHttpFetcher(options: HttpFetcherOptions): MerchantListFetcher {
  const { timeoutMs, maxResponseBytes } = options;
  const url = readUrl(options.url);
  expectOption('timeoutMs', timeoutMs);
  expectOption('maxResponseBytes', maxResponseBytes, Number.MAX_SAFE_INTEGER);

  const fetchMerchants: MerchantListFetcher = (request, context) =>
    exchange({ ...options, url }, request, context);
  // The URL lets development warnings distinguish fetchers.
  return Object.assign(fetchMerchants, { timeoutMs, url });
}

function expectOption(name: string, value = 1, most?: number): void {
  expectWholeNumber(`createHttpFetcher({ ${name} })`, value, { most, Fault: TypeError });
}

function readUrl(url: string | URL | undefined): string {
  const text = typeof url === 'string' ? url : url?.href;
  if (typeof text === 'string' && text !== '') return text;
  throw new TypeError(
    process.env.NODE_ENV !== 'production'
      ? 'Merchantry: expected createHttpFetcher({ url }) to be the address of your own endpoint, ' +
          `a string or a URL, but got: ${url === '' ? 'an empty string' : typeof url}.`
      : 'Merchantry: expected createHttpFetcher({ url }).',
  );
}

/** One request over HTTP. */
async function exchange(
  options: HttpFetcherOptions,
  request: MerchantListRequest,
  context: FetchContext,
): Promise<unknown> {
  const { timeoutMs, maxResponseBytes = MAX_RESPONSE_BYTES, receiptHeaders = [] } = options;
  const { signal } = context;
  signal.throwIfAborted();
  const transactionIds = request.transactions.map(({ id }) => id);
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const forwardAbort = (): void => controller.abort(signal.reason);
  signal.addEventListener('abort', forwardAbort);
  const timer =
    timeoutMs &&
    setTimeout(
      () => controller.abort(new EnrichmentError('timeout', { transactionIds })),
      timeoutMs,
    );

  const send = async (): Promise<unknown> => {
    const headers = await createHeaders(options);
    controller.signal.throwIfAborted();
    const fetch = options.fetch ?? globalThis.fetch;
    const response = await fetch(options.url, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
      signal: controller.signal,
      ...(options.credentials && { credentials: options.credentials }),
    });
    const { status, redirected } = response;
    // A host app's `fetch` with `redirect: 'manual'`.
    if (response.type === 'opaqueredirect')
      throw new EnrichmentError('refused', { transactionIds });
    if (!response.ok) throw EnrichmentError.fromResponse(response, transactionIds);
    const text = await readText(response, maxResponseBytes, controller.signal);
    if (text === undefined) {
      const limit = `expected a response of at most ${maxResponseBytes} bytes (maxResponseBytes)`;
      if (process.env.NODE_ENV !== 'production') warnOnce(`${limit}, but got more.`);
      const cause = new RangeError(`Merchantry: ${limit}.`);
      throw new EnrichmentError('malformed', { status, transactionIds, cause });
    }
    const body = parseJson(text);
    const isElsewhere = redirected && !isObject(body);
    if (isElsewhere || body === undefined) {
      const [type] = (response.headers.get('Content-Type') || 'no Content-Type').split(';');
      const where = redirected ? ', after a redirect' : '';
      if (process.env.NODE_ENV !== 'production')
        warnOnce(`expected JSON from your endpoint, but got: ${type} (HTTP ${status}${where}).`);
      throw new EnrichmentError(isElsewhere ? 'refused' : 'malformed', {
        status,
        transactionIds,
      });
    }
    const receipt = receiptHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    if (receipt.length > 0 && !controller.signal.aborted) {
      context.setReceipt(Object.fromEntries(receipt));
    }
    return body;
  };

  try {
    // Races, because `headers` and an injected `fetch` may ignore the signal.
    return await Promise.race([send(), aborted]);
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    throw error instanceof EnrichmentError
      ? error
      : new EnrichmentError('network', { transactionIds, cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', forwardAbort);
  }
}

/**
 * Reads the body as text. Undefined if it is larger than `maxBytes`; then the rest is not read, or
 * nothing at all if `Content-Length` already says so.
 */
async function readText(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const isTooLarge = Number(response.headers.get('Content-Length')) > maxBytes;
  const reader = response.body?.getReader?.();
  if (!reader) {
    // Some platforms, and most test doubles, have no stream.
    const text = isTooLarge ? '' : await response.text();
    return isTooLarge || utf8Bytes(text) > maxBytes ? undefined : text;
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    while (!isTooLarge) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) break;
      text += decoder.decode(value, { stream: true });
    }
    return undefined;
  } finally {
    // An unread body would keep its connection open.
    reader.cancel().catch(() => {});
  }
}

async function createHeaders({ headers }: HttpFetcherOptions): Promise<Headers> {
  const result = new Headers(typeof headers === 'function' ? await headers() : headers);
  warnAboutKey(result);
  result.set('Content-Type', 'application/json');
  if (!result.has('Accept')) result.set('Accept', 'application/json');
  return result;
}

/** `X-Api-Key` and its usual spellings; `Headers` lists names in lower case. */
const KEY_HEADER = /(?:^|-)(?:api|subscription)[-_]?key$/;
/** `Authorization: ApiKey …`. A `Bearer` token belongs to the customer's own session. */
const KEY_SCHEME = /^api-?key\b/i;

let hasWarned = false;

/** Warns once per page, in development, about an API key in a browser. Never prints the key. */
function warnAboutKey(headers: Headers): void {
  if (hasWarned || typeof window === 'undefined' || process.env.NODE_ENV === 'production') return;
  const [name] =
    Array.from(headers).find(
      ([header, value]) =>
        KEY_HEADER.test(header) || (header === 'authorization' && KEY_SCHEME.test(value)),
    ) ?? [];
  if (name === undefined) return;
  hasWarned = true;
  console.error(
    `Merchantry: expected no API key in a browser, but got: the header "${name}". Anyone who opens ` +
      'this page can read it: let `url` point to an endpoint of your own that adds it (README).',
  );
}

/** Undefined if the text is not JSON. Drops the parser's error, which quotes the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
