import { DroppedError } from './DroppedError.js';
import type { Entry, Waiter } from './Entry.js';
import type { Outcome, PlannerPorts } from './Planner.js';

/** Hands over everything that ended, in one go, then settles the promises. */
export function settle(
  ended: Map<Entry, Outcome | undefined>,
  entries: Map<string, Entry>,
  handOver: PlannerPorts['settle'],
): void {
  const settled = new Map<string, Outcome>();
  const waiting: [key: string, waiters: readonly Waiter[]][] = [];
  for (const [entry, outcome] of ended) {
    const { key, viewers, waiters } = entry;
    if (outcome) settled.set(key, outcome);
    waiting.push([key, waiters]);
    // Closed first: whoever asks again while this is handed over asks anew.
    entry.waiters = [];
    entry.call = undefined;
    entry.urgency = -1;
    if (viewers === 0) entries.delete(key);
  }
  ended.clear();
  if (settled.size > 0) handOver(settled);
  for (const [key, waiters] of waiting) {
    for (const waiter of waiters) waiter.end(settled.get(key) ?? new DroppedError());
  }
}
