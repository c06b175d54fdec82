import { createEntry } from './createEntry.js';
import type { Entry } from './Entry.js';
import type { Lookup } from './Planner.js';
import type { PlannerState } from './PlannerState.js';

export function findEntry(state: PlannerState, lookup: Lookup): Entry {
  return state.entries.get(lookup.key) ?? createEntry(state, lookup);
}
