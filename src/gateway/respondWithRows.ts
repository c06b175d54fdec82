import type { EnrichmentError, EnrichmentErrorKind } from '../service/EnrichmentError.js';
import { type LookupReceipt, RECEIPT_HEADER, writeReceipt } from './receipt.js';

/** What goes back for one row: its records as JSON, or why it has none. */
export type RowResponse =
  | { readonly json: string; readonly receipt?: LookupReceipt | undefined }
  | { readonly error: EnrichmentError };

/** What concerns one row only: it is left out, and the caller asks for it again, later. */
const OWN_FAULTS: readonly EnrichmentErrorKind[] = ['rejected', 'missing', 'too-large'];

/**
 * The status for a request of which no row succeeded. Never 401: to a browser that would be the end
 * of its own session, and it is the gateway's key, or its address, that the service refuses.
 */
function statusOf(kind: EnrichmentErrorKind): number {
  if (kind === 'timeout') return 504;
  return kind === 'rate-limited' ? 503 : 502;
}

/** The response to a list: `{ id: records[] }` with every row that has a result. */
export function respondWithRows(
  rows: ReadonlyMap<string, RowResponse>,
  { secret, scope }: { secret: Uint8Array; scope: string },
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
  const receipt = writeReceipt(secret, scope, receipts);
  if (receipt !== '') headers.set(RECEIPT_HEADER, receipt);
  // With several requests to the service, only the gateway's own header tells which was whose.
  const [first, ...others] = new Set([...receipts.values()].map((receipt) => receipt.headers));
  const text = JSON.stringify(first);
  const isOne = first !== undefined && others.every((other) => JSON.stringify(other) === text);
  if (isOne) for (const [name, value] of Object.entries(first)) headers.set(name, value);
  return new Response(`{${parts.join(',')}}`, { headers });
}

/**
 * How long a caller is asked to wait who is not told more: what could be tried again has been tried,
 * and a browser that tries three times, too, would multiply it.
 */
const TRIED_MS = 30_000;
/** If the service is busy: it has said nothing more. */
const BUSY_MS = 1_000;

function respondWithFailure({ kind, retryAfterMs }: EnrichmentError): Response {
  const status = statusOf(kind);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const waitMs = retryAfterMs ?? (status === 503 ? BUSY_MS : TRIED_MS);
  headers.set('Retry-After', String(Math.ceil(waitMs / 1_000)));
  const error = 'the merchant service could not be asked';
  return new Response(JSON.stringify({ error }), { status, headers });
}
