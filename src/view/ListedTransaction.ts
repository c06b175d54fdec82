import type { Transaction } from '../service/types.js';

/** A row of a transaction list: what may be sent to the service, and what only the reader sees. */
export interface ListedTransaction extends Transaction {
  /**
   * Signed amount in major units, negative for spending: a number or a decimal string ("-12.50"),
   * which keeps exactness. Any other text is shown as it is, and its day shows no total.
   */
  amount: number | string;
  /** ISO 4217 code, in capitals or not. */
  currency: string;
  /**
   * ISO 8601 date or instant: "2026-11-20", "2026-11-20T08:12:00Z". A time without an offset counts
   * as its date alone. Any other text is shown as it is, under "Date unknown".
   */
  date: string;
  /** Not booked yet. */
  pending?: boolean | undefined;
}
