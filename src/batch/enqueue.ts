import type { Call } from './Call.js';
import { change } from './change.js';
import type { Entry } from './Entry.js';
import type { PlannerState } from './PlannerState.js';

/** Queues rows that are to travel with `call`. */
export function enqueue(state: PlannerState, call: Call, rows: readonly Entry[]): void {
  for (const entry of rows) {
    state.entries.set(entry.key, entry);
    state.queue.add(entry);
    entry.call = call;
    entry.urgency = -1;
  }
  change(state);
}
