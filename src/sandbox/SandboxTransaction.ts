import type { Transaction } from '../service/types.js';

/** A card transaction as a bank's own list holds it: the service's fields, and those that never leave the bank. */
export interface SandboxTransaction extends Transaction {
  /** Signed decimal in major units, negative for spending; a string keeps exactness. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** ISO 8601 instant, UTC. */
  date: string;
  /** True while the payment is not settled. */
  pending?: boolean;
}
