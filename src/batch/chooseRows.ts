import type { Call } from './Call.js';
import type { Entry } from './Entry.js';
import { findEntry } from './findEntry.js';
import { mayAsk } from './mayAsk.js';
import type { PlannerState } from './PlannerState.js';

/** The rows of one call. */
export interface Choice {
  readonly rows: readonly Entry[];
  /** How many of them, at the end, ride along only because the call goes anyway. */
  readonly filled: number;
}

/**
 * Chooses the rows that travel with `call`. Of those that are due it takes an even share by weight, the most urgent
 * ones, in the order in which they came on screen. Only then it fills the room that is left: on screen but not due yet,
 * then just outside.
 */
export function chooseRows(state: PlannerState, call: Call): Choice {
  const { room } = call;
  let total = state.totals.get(call) ?? 0;
  const share = total / Math.ceil(total / room);
  const due: Entry[] = [];
  const filled: Entry[] = [];
  let weight = 0;
  for (const entry of candidates(state)) {
    if (weight >= room) break;
    const isDue = entry.urgency >= 0;
    const isOpen = isDue ? weight < share : state.prefetch !== 'none';
    const fits = (entry.call ?? entry.pool) === call && weight + entry.weight <= room;
    // The service tells rows apart by id, and ids are unique within one list of the host only.
    const isTwin = ({ id, key }: Entry) => id === entry.id || key === entry.key;
    if (!isOpen || !fits || [...due, ...filled].some(isTwin)) continue;
    (isDue ? due : filled).push(entry);
    weight += entry.weight;
    if (isDue) total -= entry.weight;
  }
  state.totals.set(call, total);
  due.sort((a, b) => a.since - b.since);
  return { rows: [...due, ...filled], filled: filled.length };
}

function* candidates(state: PlannerState): Generator<Entry> {
  yield* state.queue;
  if (state.prefetch === 'none') return;
  for (const lookup of [...state.next.values()].flat()) {
    if (mayAsk(state, lookup.key)) yield findEntry(state, lookup);
  }
}
