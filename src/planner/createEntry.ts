import type { Call } from './Call.js';
import type { Entry } from './Entry.js';
import type { Lookup } from './Planner.js';

/**
 * Weighs a lookup, and finds the pool of its group. A row weighs its bytes times `maxSize`, but at least what all rows of a
 * call may have in bytes: so one sum keeps a call within `maxBytes` and `maxSize`.
 */
export function createEntry(
  { key, transaction, answer, bytes, group }: Lookup,
  pools: Map<string, Call>,
  maxSize: number,
  maxBytes: number,
): Entry {
  // Every row is weighed with a comma, but the first one has none.
  const room = (maxBytes + 1 - group.bytes) * maxSize;
  const pool = pools.get(group.key) ?? {
    options: group.options,
    room,
    due: 0,
    number: 0,
    attempt: 0,
    sentAt: 0,
    notBefore: 0,
  };
  pools.set(group.key, pool);
  const weight = Math.max((bytes + 1) * maxSize, room / maxSize);
  return {
    key,
    id: transaction.id,
    transaction,
    pool,
    answer,
    weight: answer ? Infinity : weight,
    waiters: [],
    viewers: 0,
    since: 0,
    call: undefined,
    urgency: -1,
  };
}
