import type { Entry, Waiter } from './Entry.js';
import { LookupCancelledError } from './LookupCancelledError.js';
import type { Outcome, PlannerCallbacks } from './Planner.js';

/** Hands over everything that ended, in one go, then settles the promises. */
export function settle(
  ended: Map<Entry, Outcome | undefined>,
  entries: Map<string, Entry>,
  ports: Pick<PlannerCallbacks, 'settle' | 'revert'>,
): void {
  const outcomes = new Map<string, Outcome>();
  const waiting: Waiter[] = [];
  for (const [entry, outcome] of ended) {
    const { key, viewers, waiters } = entry;
    if (outcome) outcomes.set(key, outcome);
    waiting.push(...waiters);
    // Closed first: whoever asks again while this is handed over asks anew.
    entry.waiters = [];
    entry.call = undefined;
    entry.urgency = -1;
    if (viewers === 0) entries.delete(key);
  }
  ended.clear();
  if (outcomes.size > 0) ports.settle(outcomes);
  for (const { key, signal, resolve, reject } of waiting) {
    const outcome = outcomes.get(key);
    if (!outcome && !signal?.aborted) ports.revert(key);
    if (!outcome || signal?.aborted) reject(new LookupCancelledError());
    else if (outcome instanceof Error) reject(outcome);
    else resolve(outcome);
  }
}
