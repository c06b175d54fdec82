import { parseRetryAfter } from './parseRetryAfter.js';

/** Why a lookup has no usable answer. */
export type EnrichmentErrorKind =
  /** 401 or 403. */
  | 'unauthorized'
  /** 429 or 503; on a row only after the planner's waits were used up. */
  | 'rate-limited'
  /** 400, 413, 422 and every other 4xx. */
  | 'rejected'
  /** 5xx other than 503. */
  | 'server'
  /** The connection failed, before or during the answer, or the fetcher failed in a way of its own. */
  | 'network'
  /** No answer in time, or 408. */
  | 'timeout'
  /** The answer was not what the interface promises. */
  | 'malformed'
  /** The answer lacks this row's id. */
  | 'missing'
  /** This row alone exceeds the byte cap of a request. */
  | 'too-large';

export interface EnrichmentErrorDetails {
  /** HTTP status, where there was a response. */
  status?: number | undefined;
  /** What `Retry-After` asked for. */
  retryAfterMs?: number | undefined;
  /** The ids that this error concerns. */
  transactionIds?: readonly string[] | undefined;
  /** What a fetcher threw. Never a body or a part of one. */
  cause?: unknown;
}

const MESSAGES: Record<EnrichmentErrorKind, string> = {
  unauthorized:
    'expected the endpoint to accept the caller: check its key or session, then retry()',
  'rate-limited': 'expected the endpoint to have capacity, but it asked to slow down',
  rejected: 'expected the endpoint to accept the request, but it did not',
  server: 'expected an answer, but the endpoint failed',
  network: 'expected an answer, but the request failed on its way',
  timeout: 'expected an answer in time, but none came',
  malformed: 'expected a JSON object with an array of merchant records for each id',
  missing: 'expected an entry for every id that was sent, but this id has none',
  'too-large': 'expected each row to fit into one request (batch.maxBytes), but this one does not',
};

/** Why a row has no usable answer. Its message never holds raw transaction text. */
export class EnrichmentError extends Error {
  override readonly name = 'EnrichmentError';
  readonly kind: EnrichmentErrorKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly transactionIds: readonly string[];

  constructor(kind: EnrichmentErrorKind, details: EnrichmentErrorDetails = {}) {
    const { status, retryAfterMs, transactionIds = [], cause } = details;
    const got = status === undefined ? '' : ` (HTTP ${status})`;
    super(`Merchantry: ${MESSAGES[kind]}${got}.`, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.transactionIds = transactionIds;
  }

  /** What one row gets of an error, which may have concerned many. */
  forRow(transactionId: string): EnrichmentError {
    const { kind, status, retryAfterMs, cause } = this;
    return new EnrichmentError(kind, {
      status,
      retryAfterMs,
      cause,
      transactionIds: [transactionId],
    });
  }

  /**
   * The error for a response that is not 2xx, with `Retry-After` read as seconds or as an HTTP date (RFC 9110, 10.2.3).
   * A status below 400 has no error of its own: it becomes `malformed`, because it carries no answer.
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
  return status >= 400 ? 'rejected' : 'malformed';
}
