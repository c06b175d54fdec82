import { change } from './change.js';
import { findEntry } from './findEntry.js';
import { mayAsk } from './mayAsk.js';
import type { Lookup } from './Planner.js';
import type { PlannerState } from './PlannerState.js';

/** How long a round at rest waits for rows that are on screen and have not called in. */
const ROUND_MS = 16;

/** Notes that a row is on screen. Returns the function that says it left. */
export function show(state: PlannerState, lookup: Lookup): () => void {
  const { entries, announced } = state;
  const { key } = lookup;
  const entry = findEntry(state, lookup);
  const time = state.now();
  entries.set(key, entry);
  entry.viewers += 1;
  entry.since ||= time;
  if (mayAsk(state, key)) {
    announced.add(entry);
    if (time >= state.roundEnds) state.roundEnds = time + ROUND_MS;
  }
  let here = true;
  return () => {
    if (!here) return;
    here = false;
    entry.viewers -= 1;
    if (entry.viewers > 0) return;
    announced.delete(entry);
    if (!entry.call) entries.delete(key);
    change(state);
  };
}
