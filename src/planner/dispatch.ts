import { EnrichmentError } from '../service/EnrichmentError.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import type { Batch, Row, SentBatch } from './Row.js';
import type { Lookup, PlannerCallbacks, PlannerEnvironment } from './types.js';
import { backgroundOf } from './waiters.js';

/**
 * Retries first, then what came on screen last, then explicit loads. The background comes last, its
 * retries too.
 */
export function byPriority(a: Row<Lookup>, b: Row<Lookup>): number {
  const rank = (row: Row<Lookup>) => {
    if (row.status === 'queued') return 4;
    return (backgroundOf(row) ? 2 : 0) + (row.batch ? 0 : 1);
  };
  if (rank(a) !== 1 || rank(b) !== 1) return rank(a) - rank(b);
  return (b.visibleSince ?? 0) - (a.visibleSince ?? 0);
}

/** The rows of one batch. */
export interface Choice<L extends Lookup> {
  readonly rows: readonly Row<L>[];
  /** How many rows, at the end, only fill up the batch. */
  readonly filled: number;
}

/**
 * Chooses the rows of one batch: an even share of the due ones, in the order in which they came on
 * screen. 30 rows become 15 and 15, so that no batch is larger, and slower, than necessary. The
 * share is even in whatever forces more batches, rows or bytes. Other rows only fill the remaining
 * space.
 */
export function chooseRows<L extends Lookup>(
  due: readonly Row<L>[],
  others: Iterable<Row<L>>,
  { maxSize, capacity }: { maxSize: number; capacity: number },
): Choice<L> {
  const dueBytes = due.reduce((sum, row) => sum + row.bytes, 0);
  const byRows = due.length / maxSize;
  const byBytes = dueBytes / capacity;
  const batches = Math.ceil(Math.max(byRows, byBytes));
  const chosen: Row<L>[] = [];
  /**
   * Ids must differ too: the service tells rows apart by id, which is unique within one list only.
   */
  const taken = new Set<string>();
  let bytes = 0;
  const add = (row: Row<L>) => {
    const { id, lookup } = row;
    const isFull = chosen.length === maxSize || bytes + row.bytes > capacity;
    if (isFull || taken.has(id) || taken.has(lookup.key)) return;
    taken.add(id).add(lookup.key);
    bytes += row.bytes;
    chosen.push(row);
  };
  for (const row of due) {
    const [share, all] = byRows < byBytes ? [bytes, dueBytes] : [chosen.length, due.length];
    if (share * batches < all) add(row);
  }
  chosen.sort((a, b) => (a.visibleSince ?? 0) - (b.visibleSince ?? 0));
  const { length } = chosen;
  for (const row of others) add(row);
  return { rows: chosen, filled: chosen.length - length };
}

/**
 * Requests in flight. `timeoutMs` guards against a fetcher that never settles, which would block
 * its slot and its rows forever.
 */
export function createDispatch<L extends Lookup>(
  { send }: PlannerCallbacks<L>,
  { setTimer }: PlannerEnvironment,
  timeoutMs: number,
) {
  const inFlight = new Map<Batch<L>, () => void>();
  return {
    /** Each batch in flight, with the function that aborts its request. */
    inFlight,
    /** Calls `onEnd` once, never synchronously, and not at all when the request is aborted. */
    send(batch: SentBatch<L>, onEnd: (response: ParsedResponse | EnrichmentError) => void) {
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
      const lookups = batch.rows.map(({ lookup }) => lookup);
      send(lookups, controller.signal).then(end, end);
    },
  };
}
