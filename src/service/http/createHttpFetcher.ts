import { EnrichmentError } from '../EnrichmentError.js';
import { isDevelopment } from '../isDevelopment.js';
import type { MerchantListFetcher } from '../MerchantListFetcher.js';

/** The longest delay of `setTimeout`; longer ones fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

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
  credentials?: RequestCredentials | undefined;
  /** Default: the global `fetch` at the time of each request, so that it can be instrumented. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How long a request may take, headers and body included. Default: the planner's 30 s. */
  timeoutMs?: number | undefined;
  /** Names of response headers that a report must name. Those present become the `receipt`. */
  receiptHeaders?: readonly string[] | undefined;
}

/**
 * A fetcher that posts each request as JSON. It rejects with an `EnrichmentError` of kind
 * `timeout`, `network` (with its cause), `malformed` (a body that is not JSON) or the kind of a
 * status that is not 2xx, and with the signal's own reason when the caller aborts. Throws a
 * `TypeError` when `url` or `timeoutMs` is unusable.
 */
export function createHttpFetcher(options: HttpFetcherOptions): MerchantListFetcher {
  const { timeoutMs, receiptHeaders = [] } = options;
  const url = readUrl(options.url);
  const isUsable = (ms: number) => Number.isInteger(ms) && ms > 0 && ms <= MAX_TIMEOUT_MS;
  if (timeoutMs !== undefined && !isUsable(timeoutMs)) {
    throw new TypeError(
      `Merchantry: expected createHttpFetcher({ timeoutMs }) to be a whole number from 1 to ${MAX_TIMEOUT_MS}, but got: ${String(timeoutMs)}.`,
    );
  }

  const fetchMerchants: MerchantListFetcher = async (request, context) => {
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

    const exchange = async (): Promise<unknown> => {
      const headers = await createHeaders(options);
      controller.signal.throwIfAborted();
      const send = options.fetch ?? globalThis.fetch;
      const response = await send(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(request),
        signal: controller.signal,
        ...(options.credentials && { credentials: options.credentials }),
      });
      if (!response.ok) throw EnrichmentError.fromResponse(response, transactionIds);
      const body = parseJson(await response.text());
      if (body === undefined) {
        throw new EnrichmentError('malformed', { status: response.status, transactionIds });
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
      // A race, because `headers` and an injected `fetch` may ignore the signal.
      return await Promise.race([exchange(), aborted]);
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason;
      throw error instanceof EnrichmentError
        ? error
        : new EnrichmentError('network', { transactionIds, cause: error });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', forwardAbort);
    }
  };
  // By its address, development tells one fetcher from another.
  return Object.assign(fetchMerchants, { timeoutMs, url });
}

function readUrl(url: string | URL | undefined): string {
  const text = typeof url === 'string' ? url : url?.href;
  if (typeof text === 'string' && text !== '') return text;
  throw new TypeError(
    'Merchantry: expected createHttpFetcher({ url }) to be the address of your own endpoint, ' +
      `a string or a URL, but got: ${url === '' ? 'an empty string' : typeof url}.`,
  );
}

async function createHeaders({ headers }: HttpFetcherOptions): Promise<Headers> {
  const result = new Headers(typeof headers === 'function' ? await headers() : headers);
  warnAboutKey(result);
  result.set('Content-Type', 'application/json');
  if (!result.has('Accept')) result.set('Accept', 'application/json');
  return result;
}

/** `X-Api-Key` and its usual spellings; `Headers` lists names in lower case. */
const KEY_HEADER = /^(?:x-)?api-?key$/;

let hasWarned = false;

/** Warns once per page, in development, about an API key in a browser. Never prints the key. */
function warnAboutKey(headers: Headers): void {
  if (hasWarned || typeof window === 'undefined' || !isDevelopment()) return;
  const name = Array.from(headers.keys()).find((header) => KEY_HEADER.test(header));
  if (name === undefined) return;
  hasWarned = true;
  console.error(
    `Merchantry: expected no API key in a browser, but got: the header "${name}". Anyone who opens ` +
      'this page can read it: let `url` point to an endpoint of your own that adds it (README).',
  );
}

/** Undefined when the text is not JSON. Drops the parser's error, which quotes the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
