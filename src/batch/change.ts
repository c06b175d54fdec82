import type { PlannerState } from './PlannerState.js';

/** Something happened that may change what is due. */
export function change(state: PlannerState): void {
  state.planAt = 0;
  state.schedule();
}
