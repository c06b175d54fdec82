import type { Call } from './Call.js';
import type { Entry } from './Entry.js';

/** The rows of one call. */
export interface Choice {
  readonly rows: readonly Entry[];
  /** How many of them, at the end, ride along only because the call goes anyway. */
  readonly filled: number;
}

/**
 * Chooses the rows that travel with `call`. Of those that are due it takes an even share by weight, the most urgent
 * ones, in the order in which they came on screen. Only then the others fill the room that is left.
 */
export function chooseRows(call: Call, candidates: Iterable<Entry>): Choice {
  const { room } = call;
  const share = call.due / Math.ceil(call.due / room);
  const rows: Entry[] = [];
  const filled: Entry[] = [];
  /** Ids too: the service tells rows apart by them, and they are unique within one list of the host only. */
  const taken = new Set<string>();
  let weight = 0;
  for (const entry of candidates) {
    if (weight >= room) break;
    const isDue = entry.urgency >= 0;
    if (isDue && weight >= share) continue;
    if ((entry.call ?? entry.pool) !== call || weight + entry.weight > room) continue;
    if (taken.has(entry.id) || taken.has(entry.key)) continue;
    taken.add(entry.id).add(entry.key);
    (isDue ? rows : filled).push(entry);
    weight += entry.weight;
    if (isDue) call.due -= entry.weight;
  }
  rows.sort((a, b) => a.since - b.since);
  return { rows: [...rows, ...filled], filled: filled.length };
}
