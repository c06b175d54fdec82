import { EnrichmentError } from '../service/EnrichmentError.js';
import { createListRequest } from '../service/request/createListRequest.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import type { Pool, Row } from './queue.js';
import type { Bisection } from './recovery.js';
import type { Lookup, PlannerCallbacks, PlannerEnvironment } from './types.js';

/** Rows that go together, and again together when their request fails. */
export interface Batch<L extends Lookup> {
  readonly kind: 'batch';
  readonly pool: Pool;
  readonly rows: readonly Row<L>[];
  /** Counted from 1 as batches are sent; undefined until then. */
  readonly number: number | undefined;
  readonly failureCount: number;
  /** The end of its backoff. In the past, if it needs none. */
  readonly retryAt: number;
  /** Of a batch that was made by cutting a rejected one. */
  readonly bisection: Bisection<L> | undefined;
}

export interface SentBatch<L extends Lookup> extends Batch<L> {
  readonly number: number;
  readonly sentAt: number;
  /** Where its rows waited before. */
  readonly origin: Pool | Batch<L>;
}

/** One more attempt of a batch, or the first one of rows out of their pool. */
export function toSentBatch<L extends Lookup>(
  origin: Pool | Batch<L>,
  rows: readonly Row<L>[],
  { nextNumber, sentAt }: { nextNumber: number; sentAt: number },
): SentBatch<L> {
  const first = { kind: 'batch', failureCount: 0, bisection: undefined } as const;
  const attempt = origin.kind === 'pool' ? { ...first, pool: origin } : origin;
  const number = ('number' in attempt && attempt.number) || nextNumber;
  return { ...attempt, rows, number, retryAt: sentAt, sentAt, origin };
}

/** The rows of one batch. */
export interface Choice<L extends Lookup> {
  readonly rows: readonly Row<L>[];
  /** How many of them, at the end, go along only because the batch goes anyway. */
  readonly filled: number;
}

/**
 * Chooses rows of a pool for one batch: of those that are due an even share (30 rows are 15 and 15,
 * because 25 and 5 would make the first 25 wait longer), in the order in which they came on screen.
 * The share is even in what makes more batches necessary, rows or bytes. The other candidates only
 * fill the space that is left.
 */
export function chooseRows<L extends Lookup>(
  { due, capacity }: Pool,
  maxSize: number,
  candidates: Iterable<Row<L>>,
): Choice<L> {
  const batchesByRows = due.rows / maxSize;
  const batchesByBytes = due.bytes / capacity;
  const batches = Math.ceil(Math.max(batchesByRows, batchesByBytes));
  const share =
    batchesByRows >= batchesByBytes
      ? { rows: due.rows / batches, bytes: capacity }
      : { rows: maxSize, bytes: due.bytes / batches };
  const rows: Row<L>[] = [];
  const filling: Row<L>[] = [];
  /** Ids too: the service tells rows apart by them, and they are unique within one list only. */
  const taken = new Set<string>();
  let bytes = 0;
  for (const row of candidates) {
    const size = rows.length + filling.length;
    if (size >= maxSize) break;
    const isDue = row.status === 'due';
    if (isDue && (size >= share.rows || bytes >= share.bytes)) continue;
    const { id, lookup } = row;
    if (bytes + row.bytes > capacity || taken.has(id) || taken.has(lookup.key)) continue;
    taken.add(id).add(lookup.key);
    bytes += row.bytes;
    (isDue ? rows : filling).push(row);
  }
  rows.sort((a, b) => (a.visibleSince ?? 0) - (b.visibleSince ?? 0));
  return { rows: [...rows, ...filling], filled: filling.length };
}

/** Requests in flight. */
export interface Dispatch<L extends Lookup> {
  count(): number;
  /**
   * Sends a batch and calls `onEnd` once, never synchronously: with the response, the error, or a
   * timeout. It is not called for a request that was aborted.
   */
  send(batch: SentBatch<L>, onEnd: (response: ParsedResponse | EnrichmentError) => void): void;
  abort(batch: Batch<L>): void;
  abortAll(): void;
}

export function createDispatch<L extends Lookup>(
  send: PlannerCallbacks['send'],
  setTimer: PlannerEnvironment['setTimer'],
  timeoutMs: number,
): Dispatch<L> {
  const aborts = new Map<Batch<L>, () => void>();
  return {
    count: () => aborts.size,
    send(batch, onEnd) {
      const controller = new AbortController();
      const end = (response?: ParsedResponse | EnrichmentError) => {
        if (!aborts.delete(batch)) return;
        cancelTimer();
        if (response) onEnd(response);
      };
      const cancelTimer = setTimer(() => {
        end(new EnrichmentError('timeout'));
        controller.abort();
      }, timeoutMs);
      aborts.set(batch, () => {
        end();
        controller.abort();
      });
      const transactions = batch.rows.map(({ lookup }) => lookup.transaction);
      const request = createListRequest(transactions, batch.pool.group.options);
      send(request, controller.signal).then(end, end);
    },
    abort: (batch) => aborts.get(batch)?.(),
    abortAll() {
      for (const abort of aborts.values()) abort();
    },
  };
}
