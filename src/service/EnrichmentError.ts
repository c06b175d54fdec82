/** Why a lookup has no usable result. */
export type EnrichmentErrorKind =
  /** 401 or 403. */
  | 'unauthorized'
  /** 429 or 503. A row gets it only after the planner has used up its retries. */
  | 'rate-limited'
  /** 400, 413 or 422: these rows were rejected. */
  | 'rejected'
  /** 404, 405, a redirect or any other 4xx: not about a row. */
  | 'refused'
  /** 5xx other than 503. */
  | 'server'
  /** The connection failed, before or during the response, or the fetcher failed otherwise. */
  | 'network'
  /** No response in time, or 408. */
  | 'timeout'
  /** The response did not conform to the interface. */
  | 'malformed'
  /** The response lacks this row's id. */
  | 'missing'
  /** This row alone exceeds the maximum bytes of a request. */
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
