import type { LookupAnswer } from '../contract/LookupAnswer.js';
import { DroppedError } from './DroppedError.js';
import type { Entry, Waiter } from './Entry.js';

/** A promise of how a row ends. Calls `onLeave` when `signal` was aborted before. */
export function wait(
  { viewers, waiters }: Entry,
  signal: AbortSignal | undefined,
  onLeave: () => void,
): Promise<LookupAnswer> {
  return new Promise((resolve, reject) => {
    const settle: Waiter = (outcome) => {
      signal?.removeEventListener('abort', leave);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const leave = () => {
      waiters.delete(settle);
      settle(new DroppedError());
      onLeave();
    };
    waiters.set(settle, viewers === 0);
    signal?.addEventListener('abort', leave);
  });
}
