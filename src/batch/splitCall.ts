import type { EnrichmentError } from '../contract/EnrichmentError.js';
import type { Call, Split } from './Call.js';
import type { Entry } from './Entry.js';
import { emit } from './emit.js';
import { enqueue } from './enqueue.js';
import type { PlannerState } from './PlannerState.js';

const MAX_EXTRA_CALLS = 16;

/**
 * Queues the rows of a rejected call in halves; or whole once more, if rows that nobody wants are gone: one of them may
 * have been the bad one. A row that was rejected alone waits for the end of the search.
 */
export function splitCall(
  state: PlannerState,
  call: Call,
  rows: readonly Entry[],
  sizeBefore: number,
  error: EnrichmentError,
): void {
  if (rows.length === 0) return;
  const split: Split = call.split ?? { call, error, parts: 0, answered: false, rejected: [] };
  const size = rows.length < sizeBefore ? rows.length : Math.ceil(rows.length / 2);
  const parts = [rows.slice(0, size), rows.slice(size)].filter((part) => part.length > 0);
  if (sizeBefore > 1 && split.parts + parts.length <= MAX_EXTRA_CALLS) {
    split.parts += parts.length;
    emit(state, { type: 'split', call: call.number, sizes: parts.map((part) => part.length) });
    for (const part of parts) enqueue(state, { ...call, attempt: 0, split }, part);
  } else {
    split.rejected.push(...rows);
    state.splits.add(split);
  }
}
