import type { LookupAnswer } from '../contract/LookupAnswer.js';
import { DroppedError } from './DroppedError.js';
import type { Entry, Waiter } from './Entry.js';

/** A promise of how a row ends. Calls `onLeave` when `signal` was aborted before. */
export function wait(
  entry: Entry,
  signal: AbortSignal | undefined,
  onLeave: () => void,
): Promise<LookupAnswer> {
  return new Promise((resolve, reject) => {
    const end: Waiter['end'] = (outcome) => {
      signal?.removeEventListener('abort', leave);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const leave = () => {
      entry.waiters = entry.waiters.filter((waiter) => waiter.end !== end);
      end(new DroppedError());
      onLeave();
    };
    entry.waiters = [...entry.waiters, { isDemand: !entry.viewers, end }];
    signal?.addEventListener('abort', leave);
  });
}
