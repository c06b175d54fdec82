/** Why a lookup has no usable result. */
export type EnrichmentErrorKind =
  /**
   * 401 or 403. The rows fail and the queue pauses: rows fail without a request, while a small one
   * with up to three rows on screen tries again after 1 s, 30 s and so on up to 5 min, and at once
   * after `retry()`, reconnection or a return to the page. When it succeeds, every row on screen
   * loads again. If only one row is to blame, it fails alone.
   */
  | 'unauthorized'
  /**
   * 429 or 503. The whole queue waits for `Retry-After`, at most 60 s, or else 1, 2, 4 s and so on.
   * Rows stay `pending` meanwhile, and fail once it has asked four times without a success.
   */
  | 'rate-limited'
  /**
   * 400, 413 or 422. The batch is split, with at most 16 extra requests, so that only the bad row
   * fails. If nothing of a batch is accepted, or three single rows in a row are rejected, the queue
   * pauses as after 401.
   */
  | 'rejected'
  /**
   * 404, 405, a redirect to another page, or any other 4xx: no row explains it. The rows fail and
   * the queue pauses as after 401.
   */
  | 'refused'
  /**
   * Any other 5xx. The same batch is retried at most twice, after about 0.5 and 1 s; not if
   * `Retry-After` says more than 2 s, because then the endpoint has tried by itself, as our gateway
   * has.
   */
  | 'server'
  /**
   * The connection failed, before or during the response, or the fetcher rejected with an error of
   * its own. Retried like `server`. While offline, the queue waits for the connection instead.
   */
  | 'network'
  /** No response in time, or 408. Retried like `server`. */
  | 'timeout'
  /** The body, or this row's entry in it, does not conform to the interface. */
  | 'malformed'
  /** The response has no entry for this row. */
  | 'missing'
  /** This row alone exceeds `batch.maxBytes`. */
  | 'too-large';

export interface EnrichmentErrorDetails {
  /** HTTP status, if there was a response. */
  status?: number | undefined;
  /** Delay from `Retry-After`, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** The ids that this error concerns. */
  transactionIds?: readonly string[] | undefined;
  /** The error of the fetcher. Never a body, nor part of one. */
  cause?: unknown;
}

/** For development. In production an error contains only its kind. */
const MESSAGES: Partial<Record<EnrichmentErrorKind, string>> =
  process.env.NODE_ENV !== 'production'
    ? {
        unauthorized: 'expected the endpoint to accept the caller: check its key or session',
        'rate-limited': 'expected the endpoint to have capacity, but it asked to slow down',
        rejected: 'expected the endpoint to accept the request, but it did not',
        refused: 'expected an endpoint that answers this request: check its address',
        server: 'expected a response, but the endpoint failed',
        network: 'expected a response, but the request failed on its way',
        timeout: 'expected a response in time, but none came',
        malformed: 'expected a JSON object with an array of merchant records for each id',
        missing: 'expected an entry for every id that was sent, but this id has none',
        'too-large':
          'expected each row to fit into one request (batch.maxBytes), but this one does not',
      }
    : {};

/** Why a row has no usable result. Its message never contains raw transaction text. */
export class EnrichmentError extends Error {
  override readonly name = 'EnrichmentError';
  declare readonly kind: EnrichmentErrorKind;
  declare readonly status: number | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly transactionIds: readonly string[];

  constructor(kind: EnrichmentErrorKind, details: EnrichmentErrorDetails = {}) {
    const { status, retryAfterMs, transactionIds = [], cause } = details;
    const got = status === undefined ? '' : ` (HTTP ${status})`;
    super(
      `Merchantry: ${MESSAGES[kind] ?? kind}${got}.`,
      cause === undefined ? undefined : { cause },
    );
    Object.assign(this, { kind, status, retryAfterMs, transactionIds });
  }

  /** The error for one of its rows. */
  forRow(transactionId: string): EnrichmentError {
    const { kind, cause } = this;
    return new EnrichmentError(kind, { ...this, cause, transactionIds: [transactionId] });
  }

  /**
   * Creates the error for a response that is not 2xx, with `Retry-After` in seconds or as an HTTP
   * date (RFC 9110, 10.2.3). A status below 300 becomes `malformed`, because its body is unusable.
   */
  static fromResponse(
    response: Pick<Response, 'status' | 'headers'>,
    transactionIds?: readonly string[],
  ): EnrichmentError {
    const { status, headers } = response;
    return new EnrichmentError(kindOfStatus(status), {
      status,
      retryAfterMs: parseRetryAfter(headers.get('Retry-After'), Date.now()),
      transactionIds,
    });
  }
}

function kindOfStatus(status: number): EnrichmentErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429 || status === 503) return 'rate-limited';
  if (status === 408) return 'timeout';
  if (status >= 500) return 'server';
  if (status === 400 || status === 413 || status === 422) return 'rejected';
  return status >= 300 ? 'refused' : 'malformed';
}

/** Every HTTP date has a zone. `Date.parse` alone would also accept `-5` as a date. */
const HTTP_DATE = /^\s*[A-Za-z]+, .+ GMT\s*$/;

/** Parses a `Retry-After` header to milliseconds, never negative; undefined if it is invalid. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
