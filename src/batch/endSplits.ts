import type { Entry } from './Entry.js';
import { fail } from './fail.js';
import { hold } from './hold.js';
import type { PlannerState } from './PlannerState.js';

/** A bad row that travels alone looks like a refused caller. So many in a row, without one success, count as that. */
const MAX_LONE_REJECTIONS = 3;

/** Ends the searches for a bad row of which no part is under way any more. */
export function endSplits(state: PlannerState): void {
  const { entries, outcomes, splits } = state;
  for (const split of splits) {
    const { call, error, answered, rejected } = split;
    const isOver = (entry: Entry) =>
      entry.call?.split !== split || rejected.includes(entry) || outcomes.has(entry);
    if (![...entries.values()].every(isOver)) continue;
    splits.delete(split);
    fail(state, call, rejected, error);
    if (answered) continue;
    state.loneRejections += 1;
    // Not one row was acceptable, so it is not the rows: the quota may be used up.
    if (rejected.length > 1 || state.loneRejections >= MAX_LONE_REJECTIONS) hold(state, error);
  }
}
