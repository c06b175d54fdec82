import { change } from './change.js';
import { DroppedError } from './DroppedError.js';
import { emit } from './emit.js';
import { enqueue } from './enqueue.js';
import { findEntry } from './findEntry.js';
import type { Lookup, LookupAnswer } from './Planner.js';
import type { PlannerState } from './PlannerState.js';

/** Asks for a row, or joins those who asked before. */
export function load(
  state: PlannerState,
  lookup: Lookup,
  signal: AbortSignal | undefined,
): Promise<LookupAnswer> {
  return new Promise((resolve, reject) => {
    if (state.stopped || signal?.aborted) return reject(new DroppedError());
    const entry = findEntry(state, lookup);
    const { waiters, pool } = entry;
    const settle = (outcome: LookupAnswer | Error) => {
      signal?.removeEventListener('abort', leave);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const leave = () => {
      waiters.delete(settle);
      settle(new DroppedError());
      change(state);
    };
    waiters.set(settle, entry.viewers === 0);
    signal?.addEventListener('abort', leave);
    state.announced.delete(entry);
    change(state);
    if (entry.call) return;
    enqueue(state, pool, [entry]);
    if (entry.weight <= pool.room) emit(state, { type: 'queued', id: entry.id });
  });
}
