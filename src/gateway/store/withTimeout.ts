import { LATE, waitFor } from '../../endpoint/waitFor.js';

export class StoreTimeout extends Error {}

/** Rejects with `StoreTimeout` after `ms`. Later results of the call are ignored. */
export async function withTimeout<T>(ms: number, call: Promise<T>): Promise<T> {
  let answer = await waitFor(call, ms);
  // After the event loop was blocked, timers fire before results that arrived long ago; those take
  // precedence.
  if (answer === LATE) answer = await waitFor(call, 0);
  if (answer !== LATE) return answer;
  throw new StoreTimeout(`Merchantry: expected the store to answer within ${ms} ms.`);
}
