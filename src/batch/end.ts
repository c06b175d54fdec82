import type { DroppedError } from './DroppedError.js';
import type { Entry } from './Entry.js';
import type { Outcome } from './Planner.js';
import type { PlannerState } from './PlannerState.js';

/** Takes a row out of the queue; it is settled when the turn ends. */
export function end(
  { queue, outcomes }: PlannerState,
  entry: Entry,
  outcome: Outcome | DroppedError,
): void {
  queue.delete(entry);
  outcomes.set(entry, outcome);
}
