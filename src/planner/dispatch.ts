import { EnrichmentError } from '../service/EnrichmentError.js';
import { createListRequest } from '../service/request/createListRequest.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import type { Pool, Row } from './queue.js';
import type { Bisection } from './recovery.js';
import type { Lookup, PlannerCallbacks, PlannerEnvironment } from './types.js';

/** Rows that go together, and again together when their request fails. */
export interface Batch<L extends Lookup> {
  readonly rows: readonly Row<L>[];
  readonly failureCount: number;
  /** Counted from 1; undefined until it is sent. */
  readonly number?: number | undefined;
  /** The end of its backoff. */
  readonly retryAt: number;
  /** Of a part of a batch that was rejected. */
  readonly bisection?: Bisection<L> | undefined;
}

export interface SentBatch<L extends Lookup> extends Batch<L> {
  readonly number: number;
  readonly sentAt: number;
  /** What its rows waited in before; undefined: in their pool. */
  readonly origin: Batch<L> | undefined;
}

/** The rows of one batch. */
interface Choice<L extends Lookup> {
  readonly rows: readonly Row<L>[];
  /** How many of them, at the end, go along only because the batch goes anyway. */
  readonly filled: number;
}

/**
 * Chooses rows of a pool for one batch: of those that are due an even share, in the order in which
 * they came on screen. 30 rows are 15 and 15, so that no batch is larger, and slower, than it must
 * be. The share is even in what makes more batches necessary, rows or bytes. The other candidates
 * only fill the space that is left.
 */
export function chooseRows<L extends Lookup>(
  { capacity, dueRows, dueBytes }: Pool,
  maxSize: number,
  candidates: Iterable<Row<L>>,
): Choice<L> {
  const byRows = dueRows / maxSize;
  const byBytes = dueBytes / capacity;
  const batches = Math.ceil(Math.max(byRows, byBytes));
  const rows: Row<L>[] = [];
  const filling: Row<L>[] = [];
  /** Ids too: the service tells rows apart by them, and they are unique within one list only. */
  const taken = new Set<string>();
  let bytes = 0;
  for (const row of candidates) {
    const { id, lookup, status } = row;
    if (rows.length + filling.length === maxSize) break;
    if (bytes + row.bytes > capacity || taken.has(id) || taken.has(lookup.key)) continue;
    const isDue = status === 'due';
    const hasShare =
      byRows < byBytes ? bytes * batches >= dueBytes : rows.length * batches >= dueRows;
    if (isDue && hasShare) continue;
    taken.add(id).add(lookup.key);
    bytes += row.bytes;
    (isDue ? rows : filling).push(row);
  }
  rows.sort((a, b) => (a.visibleSince ?? 0) - (b.visibleSince ?? 0));
  return { rows: [...rows, ...filling], filled: filling.length };
}

/** Requests in flight. */
export type Dispatch<L extends Lookup> = ReturnType<typeof createDispatch<L>>;

export function createDispatch<L extends Lookup>(
  { send }: PlannerCallbacks<L>,
  { setTimer }: PlannerEnvironment,
  timeoutMs: number,
) {
  const inFlight = new Map<Batch<L>, () => void>();
  return {
    /** Each batch with the function that aborts its request. */
    inFlight,
    /** Calls `onEnd` once, never synchronously, and not at all when the request is aborted. */
    send(
      batch: SentBatch<L>,
      options: Pool['options'],
      onEnd: (response: ParsedResponse | EnrichmentError) => void,
    ) {
      const controller = new AbortController();
      const end = (response?: ParsedResponse | EnrichmentError) => {
        if (!inFlight.delete(batch)) return;
        cancelTimer();
        if (response) onEnd(response);
      };
      const abort = (error?: EnrichmentError) => {
        end(error);
        controller.abort();
      };
      const cancelTimer = setTimer(() => abort(new EnrichmentError('timeout')), timeoutMs);
      inFlight.set(batch, abort);
      const transactions = batch.rows.map(({ lookup }) => lookup.transaction);
      send(createListRequest(transactions, options), controller.signal).then(end, end);
    },
  };
}
