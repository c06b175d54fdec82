import type { EnrichmentError } from '../contract/EnrichmentError.js';
import { change } from './change.js';
import { emit } from './emit.js';
import type { GateReason } from './PlannerEvent.js';
import type { PlannerState } from './PlannerState.js';

/** Lets every row fail at once, until a person retries. */
export function hold(state: PlannerState, error: EnrichmentError): void {
  if (state.held) return;
  state.held = error;
  // Only two kinds hold.
  emit(state, { type: 'gated', reason: error.kind as GateReason });
  change(state);
}
