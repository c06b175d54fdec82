import type { PlannerEvent } from './PlannerEvent.js';
import type { PlannerState } from './PlannerState.js';
import { tell } from './tell.js';

export function emit(state: PlannerState, event: PlannerEvent): void {
  tell(state, 'onEvent', event);
}
