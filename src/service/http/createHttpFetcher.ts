import { expectWholeNumber } from '../expectWholeNumber.js';
import type { MerchantListFetcher } from '../MerchantListFetcher.js';
import { exchange } from './exchange.js';

// By way of `RequestInit`, which a server without the types of browsers has too.
type HeadersInit = NonNullable<RequestInit['headers']>;

export interface HttpFetcherOptions {
  /** The bank's own endpoint, which adds the API key. May be relative in a browser. */
  url: string | URL;
  /**
   * Sent with each request. A function is called for each request, for session tokens. The request
   * fails with what it throws; an `EnrichmentError` of kind `unauthorized` pauses the queue. Never
   * an API key: see `url`.
   */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>) | undefined;
  /** As in `fetch`. Default `same-origin`. */
  credentials?: RequestInit['credentials'] | undefined;
  /** Default: the global `fetch` at the time of each request, so that it can be instrumented. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * How long a request may take, headers and body included. The planner waits as long, unless
   * `batch.timeoutMs` says otherwise: then the shorter of the two applies. Default: the planner's
   * 30 s.
   */
  timeoutMs?: number | undefined;
  /** A larger body is refused while it is read. Default 8 MB (8,388,608). */
  maxResponseBytes?: number | undefined;
  /** Names of response headers that a report must name. Those present become the `receipt`. */
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
  // By its address, development tells one fetcher from another.
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
