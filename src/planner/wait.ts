import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { Entry } from './Entry.js';

/** A promise of how a row ends. Without a listener on `signal`, one for each row: the planner is told when to look at it. */
export function wait(entry: Entry, signal: AbortSignal | undefined): Promise<MerchantResult> {
  const { key, viewers, waiters } = entry;
  return new Promise((resolve, reject) => {
    entry.waiters = waiters.concat({ key, signal, isDemand: viewers === 0, resolve, reject });
  });
}
