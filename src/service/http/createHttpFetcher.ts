import { EnrichmentError } from '../EnrichmentError.js';
import type { MerchantListFetcher } from '../MerchantListFetcher.js';
import { warnAboutKey } from './warnAboutKey.js';

const FETCH_TIMEOUT_MS = 30_000;

/** The longest delay of `setTimeout`; longer ones fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export interface HttpFetcherOptions {
  /** The bank's own endpoint, which adds the API key. May be relative in a browser. */
  url: string | URL;
  /**
   * Sent with each call. A function is called for each call, for session tokens; what it throws fails the call, and an
   * `EnrichmentError` of kind `unauthorized` holds the queue. Never an API key: see `url`.
   */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>) | undefined;
  /** As in `fetch`. Default `same-origin`. */
  credentials?: RequestCredentials | undefined;
  /** Default: the global `fetch` at the time of each call, so that it can be instrumented. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How long a call may take, headers and body included. Default 30 s. */
  timeoutMs?: number | undefined;
  /** Names of response headers that a report of a wrong merchant must name; those present become the `receipt`. */
  receiptHeaders?: readonly string[] | undefined;
}

/**
 * A fetcher that posts each request as JSON. It rejects with an `EnrichmentError` of kind `timeout`, `network`
 * (with its cause), `malformed` (a body that is not JSON) or the kind of a status that is not 2xx, and with the
 * signal's own reason when the caller aborts. Throws a `TypeError` when `url` or `timeoutMs` is unusable.
 */
export function createHttpFetcher(options: HttpFetcherOptions): MerchantListFetcher {
  const { timeoutMs = FETCH_TIMEOUT_MS, receiptHeaders = [] } = options;
  const url = addressOf(options.url);
  if (!(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw new TypeError(
      'Merchantry: expected createHttpFetcher({ timeoutMs }) to be milliseconds above 0 and at most ' +
        `${MAX_TIMEOUT_MS}, but got: ${String(timeoutMs)}.`,
    );
  }

  return async (request, context) => {
    const { signal } = context;
    signal.throwIfAborted();
    const transactionIds = request.transactions.map(({ id }) => id);
    const controller = new AbortController();
    const ended = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
    const passAbortOn = (): void => controller.abort(signal.reason);
    signal.addEventListener('abort', passAbortOn);
    const timer = setTimeout(
      () => controller.abort(new EnrichmentError('timeout', { transactionIds })),
      timeoutMs,
    );

    const exchange = async (): Promise<unknown> => {
      const headers = await headersOf(options);
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
      return await Promise.race([exchange(), ended]);
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason;
      throw error instanceof EnrichmentError
        ? error
        : new EnrichmentError('network', { transactionIds, cause: error });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', passAbortOn);
    }
  };
}

function addressOf(url: string | URL | undefined): string {
  const address = typeof url === 'string' ? url : url?.href;
  if (typeof address === 'string' && address !== '') return address;
  throw new TypeError(
    'Merchantry: expected createHttpFetcher({ url }) to be the address of your own endpoint, a string or a URL, ' +
      `but got: ${url === '' ? 'an empty string' : typeof url}.`,
  );
}

async function headersOf({ headers }: HttpFetcherOptions): Promise<Headers> {
  const result = new Headers(typeof headers === 'function' ? await headers() : headers);
  warnAboutKey(result);
  result.set('Content-Type', 'application/json');
  if (!result.has('Accept')) result.set('Accept', 'application/json');
  return result;
}

/** Undefined when the text is not JSON. The parser's own error is not kept: it quotes the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
