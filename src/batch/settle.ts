import { DroppedError } from './DroppedError.js';
import type { Outcome } from './Planner.js';
import type { PlannerState } from './PlannerState.js';
import { tell } from './tell.js';

/** Hands over everything that ended, in one go, then settles the promises. */
export function settle(state: PlannerState): void {
  const { entries, announced, outcomes, failures, held } = state;
  const settled = new Map<string, Outcome>();
  const ends: (() => void)[] = [];
  for (const [entry, outcome] of outcomes) {
    const { key, viewers, waiters } = entry;
    if (!(outcome instanceof DroppedError)) {
      settled.set(key, outcome);
      if (outcome instanceof Error) failures.add(key, held !== undefined);
      else failures.forget(key);
    }
    for (const endWaiting of waiters.keys()) ends.push(() => endWaiting(outcome));
    // Closed first: whoever asks again while this is handed over asks anew.
    waiters.clear();
    entry.call = undefined;
    entry.urgency = -1;
    announced.delete(entry);
    if (viewers === 0) entries.delete(key);
  }
  outcomes.clear();
  if (settled.size > 0) tell(state, 'settle', settled);
  for (const endWaiting of ends) endWaiting();
}
