import { EnrichmentError } from '../contract/EnrichmentError.js';
import type { Entry } from './Entry.js';
import type { Lookup, Outcome } from './Planner.js';

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Weighs a lookup and decides whether it may be sent at all. */
export function createEntry(lookup: Lookup, maxBytes: number, now: number): Entry {
  const { transaction, options } = lookup;
  // A row costs its text and a comma; the first has no comma, which the envelope makes good.
  const bytes = bytesOf(transaction) + 1;
  const envelopeBytes = bytesOf({ ...options, transactions: [] }) - 1;
  return {
    lookup,
    // A list of names as replacer puts the options into one order and leaves unset ones out.
    group: JSON.stringify(options, Object.keys(options).sort()),
    bytes,
    envelopeBytes,
    refusal: refuse(lookup, bytes + envelopeBytes > maxBytes),
    waiters: new Set(),
    viewers: 0,
    since: now,
    announced: false,
    asked: false,
    ready: false,
    call: undefined,
  };
}

function refuse({ transaction }: Lookup, tooLarge: boolean): Outcome | undefined {
  const { id, merchant_name = '' } = transaction;
  // The service demands more than one character.
  if ([...merchant_name.trim()].length < 2) {
    return { status: 'unmatched', merchants: [], lookupId: id };
  }
  return tooLarge ? new EnrichmentError('too-large', { transactionIds: [id] }) : undefined;
}
