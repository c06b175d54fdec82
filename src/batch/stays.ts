import { DroppedError } from './DroppedError.js';
import type { Entry } from './Entry.js';
import { emit } from './emit.js';
import { end } from './end.js';
import type { PlannerState } from './PlannerState.js';

/** False for a row that nobody wants any more: it is dropped. */
export function stays(state: PlannerState, entry: Entry): boolean {
  const { id, viewers, waiters } = entry;
  const isWanted = [...waiters.values()].some((isDemand) => isDemand || viewers > 0);
  if (!isWanted) {
    end(state, entry, new DroppedError());
    emit(state, { type: 'dropped', id });
    // It may have been the last one of a search.
    state.schedule();
  }
  return isWanted;
}
