import { isAskable } from '../contract/isAskable.js';
import type { Entry } from './Entry.js';
import type { Lookup } from './Planner.js';
import type { PlannerState } from './PlannerState.js';

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/**
 * Weighs a lookup. A row weighs its bytes times `maxSize`, but at least what all rows of a call may have in bytes: so
 * one sum keeps a call within `maxBytes` and `maxSize`.
 */
export function createEntry(
  { pools, maxSize, maxBytes }: PlannerState,
  { key, transaction, options }: Lookup,
): Entry {
  // A list of names as replacer puts the options into one order and leaves unset ones out.
  const group = JSON.stringify(options, Object.keys(options).sort());
  let pool = pools.get(group);
  if (!pool) {
    // Every row is weighed with a comma, but the first one has none.
    const room = (maxBytes + 1 - bytesOf({ ...options, transactions: [] })) * maxSize;
    pool = { options, room, number: 0, attempt: 0, sentAt: 0, notBefore: 0 };
    pools.set(group, pool);
  }
  const weight = Math.max((bytesOf(transaction) + 1) * maxSize, pool.room / maxSize);
  return {
    key,
    id: transaction.id,
    transaction,
    pool,
    weight: isAskable(transaction) ? weight : Infinity,
    viewers: 0,
    waiters: new Map(),
    since: 0,
    call: undefined,
    urgency: -1,
  };
}
