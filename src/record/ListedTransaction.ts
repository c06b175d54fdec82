import type { Transaction } from '../service/types.js';

/** What has become of a transaction. `booked` has no mark. */
export type TransactionState =
  | 'booked'
  | 'pending'
  | 'declined'
  | 'reversed'
  | 'refunded'
  | 'scheduled';

/** Major units: a number or a decimal string ("-12.50"), which keeps exactness. */
export type Amount = number | string;

/** An amount in a currency of its own. */
export interface Money {
  amount: Amount;
  /** ISO 4217 code, in capitals or not. */
  currency: string;
}

/** Somebody whom the reader knows, from the bank's own data. */
export interface Person {
  name: string;
  /**
   * Address of a portrait. It loads only from the page's own origin, unless `images` says otherwise.
   * Without one, initials.
   */
  image?: string | undefined;
}

/** A payment that comes again. */
export interface Recurrence {
  every: 'week' | 'fortnight' | 'month' | 'quarter' | 'year';
  /** ISO 8601 date of the next payment. */
  next?: string | undefined;
}

/**
 * A row of a transaction list: what may be sent to the service (`Transaction`), and what only the
 * reader sees, which never leaves the browser.
 */
export interface ListedTransaction extends Transaction {
  /**
   * Signed amount in major units, negative for spending: a number or a decimal string ("-12.50"),
   * which keeps exactness. Any other text is shown as it is, and its day shows no total.
   */
  // Not `Amount`, so that the compiler's message says what it takes.
  amount: number | string;
  /** ISO 4217 code, in capitals or not. */
  currency: string;
  /**
   * ISO 8601 date or instant: "2026-11-20", "2026-11-20T08:12:00Z". A time without an offset counts
   * as its date alone. Any other text is shown as it is, under "Date unknown".
   */
  date: string;
  /** Default "booked". Declined, reversed and scheduled ones are not in the total of their day. */
  state?: TransactionState | undefined;
  /**
   * The id of a row that this one takes over from, as a booked payment does from its pending one: it
   * has its place in the list, its focus, its selection, and its merchant until its own is known.
   * It counts where that row is gone from the list; while both are there, both are shown. An id that
   * the list has not shown, the row's own, and one that an earlier row names too, change nothing. Keep
   * it on the row; it is never sent.
   */
  replaces?: string | undefined;
  /** What was paid in the merchant's own currency, where that is another one. */
  original?: Money | undefined;
  /** Of `amount`, what the bank took for its service; in `currency`, its sign does not matter. */
  fee?: Amount | undefined;
  /** What the bank gives back beside `amount`; in `currency`, its sign does not matter. */
  cashback?: Amount | undefined;
  /** A payment that the reader shares: the own part in `currency`, and the others. */
  share?: { amount: Amount; with: readonly Person[] } | undefined;
  /** The card, as the reader knows it: "•• 4417". Not a card number. */
  card?: string | undefined;
  /** How it was paid, in the reader's language: "Direct debit". */
  method?: string | undefined;
  /** ISO 8601 date, or the beginning of an instant, on which the bank booked it. Any other text is shown as it is; only in details. */
  bookingDate?: string | undefined;
  /** The reader's own words, or the reference of a transfer. */
  note?: string | undefined;
  /**
   * A receipt is attached: true, or an object with what the host app needs to find it again. Rows
   * show a paperclip, details a button (`onReceipt`).
   */
  receipt?: boolean | object | undefined;
  /**
   * The person at the other end of a transfer. A row that has one is not looked up at all, unless
   * the provider's `redact` returns what may be sent of it.
   */
  counterparty?: Person | undefined;
  /** A subscription, a standing order, a salary. */
  recurring?: Recurrence | undefined;
}
