import type { Transaction } from '../service/types.js';

/** A row of a transaction list: what may be sent to the service, and what only the reader sees. */
export interface ListedTransaction extends Transaction {
  /** Signed amount in major units, negative for spending. A decimal string keeps exactness. */
  amount: number | string;
  /** ISO 4217 code. */
  currency: string;
  /** ISO 8601 date or instant. A time without an offset counts as its date alone. */
  date: string;
  /** Not booked yet. */
  pending?: boolean | undefined;
}
