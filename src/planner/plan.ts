import { EnrichmentError } from '../service/EnrichmentError.js';
import type { Entry } from './Entry.js';
import type { Outcome } from './Planner.js';

/** Why a row is not sent. */
export type Refusal = 'nameless' | 'too-large' | 'paused';

/**
 * Drops and refuses what is not to be sent, and finds out what is due at `time`. Returns when more rows are due.
 * `freshAt` tells when a row that waits for its first call is due.
 */
export function plan(
  queue: ReadonlySet<Entry>,
  time: number,
  freshAt: (entry: Entry) => number,
  held: EnrichmentError | undefined,
  stays: (entry: Entry) => boolean,
  refuse: (entry: Entry, reason: Refusal, outcome: Outcome) => void,
): number {
  let planAt = Infinity;
  for (const { call } of queue) if (call) call.due = 0;
  for (const entry of queue) {
    if (!stays(entry)) continue;
    const { id, pool, call = pool, answer, weight, since } = entry;
    if (answer) refuse(entry, 'nameless', answer);
    else if (weight > pool.room) {
      refuse(entry, 'too-large', new EnrichmentError('too-large', { transactionIds: [id] }));
    } else if (held) refuse(entry, 'paused', held.forRow(id));
    else {
      const isFresh = call === pool;
      const dueAt = isFresh ? freshAt(entry) : call.notBefore;
      if (entry.urgency >= 0 || dueAt <= time) {
        entry.urgency = isFresh ? since : Infinity;
        call.due += weight;
      } else planAt = Math.min(planAt, dueAt);
    }
  }
  return planAt;
}
