import type { Transaction } from '../service/types.js';

/**
 * A card transaction as a bank stores it: the service's fields, and some that never leave the bank.
 */
export interface SandboxTransaction extends Transaction {
  /** Signed decimal in major units, negative for spending; a string keeps exactness. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** ISO 8601 instant, UTC. */
  date: string;
  /** Booked by default. A declined payment has moved no money; a pending one is not settled yet. */
  state?: 'declined' | 'pending';
  /** The card's label. Not a card number. */
  card?: string;
  /** What the bank gives back beside `amount`, in `currency`. */
  cashback?: string;
  /** The own part of a payment in `currency`, and who else has one. */
  share?: { amount: string; with: readonly { name: string }[] };
  /** A payment that comes again, and the day on which it next does. */
  recurring?: { every: 'month'; next: string };
}
