import { emit } from './emit.js';
import type { GateReason } from './PlannerEvent.js';
import type { PlannerState } from './PlannerState.js';

/** A person asks again: whoever failed because of the hold may too. */
export function release(state: PlannerState): void {
  const { held, failures } = state;
  if (!held) return;
  state.held = undefined;
  // Forgotten first: whoever hears of the release may ask at once.
  failures.forgetHeld();
  emit(state, { type: 'released', reason: held.kind as GateReason });
}
