import type { Entry } from './Entry.js';
import type { BatchLimits } from './readBatchOptions.js';

/** The rows of one call, in the order of the queue. */
export interface Choice {
  readonly entries: readonly Entry[];
  /** How many of them ride along only because the call goes anyway. */
  readonly filled: number;
}

/**
 * Chooses the rows of the next call: those due, on screen before merely demanded, newest first. When more are due than
 * one call may carry they are spread evenly, and only then the room that is left is filled. Undefined when none is due.
 */
export function chooseRows(
  queue: readonly Entry[],
  fillers: (group: string) => Iterable<Entry>,
  { maxSize, maxBytes, fill }: BatchLimits,
): Choice | undefined {
  const due = queue.filter((entry) => entry.ready);
  const [first] = [...due].sort(byUrgency);
  if (!first) return undefined;
  const { group, envelopeBytes } = first;
  const rows = due.filter((entry) => entry.group === group);
  const rowBytes = rows.reduce((sum, entry) => sum + entry.bytes, 0);
  const calls = Math.ceil(Math.max(rows.length / maxSize, rowBytes / (maxBytes - envelopeBytes)));

  const chosen = new Set<Entry>();
  const ids = new Set<string>();
  let bytes = envelopeBytes;
  const choose = (candidates: Iterable<Entry>, size: number) => {
    if (chosen.size >= size) return;
    for (const entry of candidates) {
      const { id } = entry.lookup.transaction;
      // The service tells rows apart by id, and ids are unique within one list of the host only.
      if (ids.has(id) || bytes + entry.bytes > maxBytes) continue;
      chosen.add(entry);
      ids.add(id);
      bytes += entry.bytes;
      if (chosen.size >= size) return;
    }
  };
  choose([...rows].sort(byUrgency), Math.ceil(rows.length / calls));
  const inOrder = rows.filter((entry) => chosen.has(entry));
  if (fill) choose(fillers(group), maxSize);
  const filled = [...chosen].slice(inOrder.length);
  return { entries: [...inOrder, ...filled], filled: filled.length };
}

/** Stable, so that rows shown together keep their order on screen. */
function byUrgency(a: Entry, b: Entry): number {
  return Number(b.viewers > 0) - Number(a.viewers > 0) || b.since - a.since;
}
