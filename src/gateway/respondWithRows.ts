import { type LookupReceipt, RECEIPT_HEADER, writeReceipt } from '../endpoint/receipt.js';
import type { EnrichmentError, EnrichmentErrorKind } from '../service/EnrichmentError.js';
import { MAX_ASKED_MS } from './createBreaker.js';

/** The response for one row: its records as JSON, or its error. */
export type RowResponse =
  | { readonly json: string; readonly receipt?: LookupReceipt | undefined }
  | { readonly error: EnrichmentError };

/** Errors of single rows, which are left out, so that the caller requests them again later. */
const OWN_FAULTS: readonly EnrichmentErrorKind[] = ['rejected', 'missing', 'too-large'];

/**
 * The status of a request without a successful row. Never 401, which would end the browser's own
 * session: the service refuses the gateway's key or address, not the caller's.
 */
function statusOf(kind: EnrichmentErrorKind): number {
  if (kind === 'timeout') return 504;
  return kind === 'rate-limited' ? 503 : 502;
}

/** The response to a list: `{ id: records[] }` with every row that has a result. */
export function respondWithRows(
  rows: ReadonlyMap<string, RowResponse>,
  { secret, scope }: { secret: string; scope: string },
): Response {
  const parts: string[] = [];
  const receipts = new Map<string, LookupReceipt>();
  let failure: EnrichmentError | undefined;
  let isEmpty = true;
  for (const [id, row] of rows) {
    if ('error' in row) {
      if (OWN_FAULTS.includes(row.error.kind)) isEmpty = false;
      else failure ??= row.error;
      continue;
    }
    isEmpty = false;
    parts.push(`${JSON.stringify(id)}:${row.json}`);
    if (row.receipt) receipts.set(id, row.receipt);
  }
  if (failure && isEmpty) return respondWithFailure(failure);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  // With several requests to the service, only the gateway's own header can assign rows to them.
  const [first, ...others] = new Set([...receipts.values()].map((receipt) => receipt.headers));
  const text = JSON.stringify(first);
  const isOne = first !== undefined && others.every((other) => JSON.stringify(other) === text);
  if (isOne) for (const [name, value] of Object.entries(first)) headers.set(name, value);
  const receipt = writeReceipt(secret, scope, receipts, isOne ? text.length : 0);
  if (receipt !== '') headers.set(RECEIPT_HEADER, receipt);
  return new Response(`{${parts.join(',')}}`, { headers });
}

/**
 * `Retry-After` without better information: the gateway has already retried, and a browser that
 * tries three times would multiply that.
 */
const TRIED_MS = 30_000;
/** `Retry-After` for a busy service that named no time. */
const BUSY_MS = 1_000;

function respondWithFailure({ kind, retryAfterMs }: EnrichmentError): Response {
  const status = statusOf(kind);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const waitMs = retryAfterMs ?? (status === 503 ? BUSY_MS : TRIED_MS);
  headers.set('Retry-After', String(Math.ceil(Math.min(waitMs, MAX_ASKED_MS) / 1_000)));
  const error = 'the merchant service could not be asked';
  return new Response(JSON.stringify({ error }), { status, headers });
}
