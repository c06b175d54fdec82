import type { PlannerState } from './PlannerState.js';

/** True unless it is asked already, answered, or failed a moment ago. */
export function mayAsk({ entries, ports, failures }: PlannerState, key: string): boolean {
  return !entries.get(key)?.call && !ports.isKnown(key) && failures.mayAskAgain(key);
}
