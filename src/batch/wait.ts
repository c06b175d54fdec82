import type { LookupAnswer } from '../contract/LookupAnswer.js';
import { DroppedError } from './DroppedError.js';
import type { Entry, Waiter } from './Entry.js';

/** A promise of how a row ends. Without a listener on `signal`, one for each row: the planner is told when to look at it. */
export function wait(entry: Entry, signal: AbortSignal | undefined): Promise<LookupAnswer> {
  /** It came without a viewer, and stays without one. */
  const isDemand = entry.viewers === 0;
  return new Promise((resolve, reject) => {
    const waiter: Waiter = {
      stays: () => !signal?.aborted && (isDemand || entry.viewers > 0),
      end(outcome) {
        if (signal?.aborted) reject(new DroppedError());
        else if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      },
    };
    entry.waiters = [...entry.waiters, waiter];
  });
}
