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
  /** True until the payment is settled. */
  pending?: boolean;
}
