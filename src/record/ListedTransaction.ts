import type { Transaction } from '../service/types.js';

/** State of a transaction. Rows mark every state but `booked`. */
export type TransactionState =
  | 'booked'
  | 'pending'
  | 'declined'
  | 'reversed'
  | 'refunded'
  | 'scheduled';

/** Amount in major units: a number, or a decimal string ("-12.50") to keep it exact. */
export type Amount = number | string;

/** An amount with its currency. */
export interface Money {
  amount: Amount;
  /** ISO 4217 code, in capitals or not. */
  currency: string;
}

/** A person the reader knows, from the bank's own data. */
export interface Person {
  name: string;
  /**
   * URL of a portrait. It loads only from the page's own origin, unless `images` says otherwise.
   * Without one, initials are shown.
   */
  image?: string | undefined;
}

/** How a payment recurs. */
export interface Recurrence {
  every: 'week' | 'fortnight' | 'month' | 'quarter' | 'year';
  /** ISO 8601 date of the next payment. */
  next?: string | undefined;
}

/**
 * A row of a transaction list: the fields that may be sent to the service (`Transaction`), and
 * fields for display only, which never leave the browser.
 */
export interface ListedTransaction extends Transaction {
  /**
   * Signed amount in major units, negative for spending: a number, or a decimal string ("-12.50")
   * to keep it exact. Any other text is shown unchanged, and its day shows no total.
   */
  // Not `Amount`: the compiler's message then spells out the accepted types.
  amount: number | string;
  /** ISO 4217 code, in capitals or not. */
  currency: string;
  /**
   * ISO 8601 date or instant: "2026-11-20", "2026-11-20T08:12:00Z". A time without an offset is
   * ignored. Any other text is shown unchanged, under "Date unknown".
   */
  date: string;
  /**
   * What has become of it: `booked` (default), `pending`, `declined`, `reversed`, `refunded` or
   * `scheduled`. Declined, reversed and scheduled transactions are left out of the day's total;
   * amounts of the first two have no sign.
   */
  state?: TransactionState | undefined;
  /**
   * Id of the row that this one replaces, as a booked payment replaces its pending one. The new row
   * takes over the place in the list, focus and selection, and shows the old row's merchant until
   * its own is known. Ignored while the old row is still in the list, if the list never showed that
   * id, if it is the row's own, or if an earlier row names it too. Keep it on the row; it is never
   * sent.
   */
  replaces?: string | undefined;
  /**
   * Amount in the merchant's currency, where that differs from `currency`: `{ amount, currency }`.
   * Details work out the rate.
   */
  original?: Money | undefined;
  /** The bank's fee, included in `amount`; in `currency`. Its sign is ignored. */
  fee?: Amount | undefined;
  /** Cashback, not included in `amount`; in `currency`. Its sign is ignored. */
  cashback?: Amount | undefined;
  /**
   * A shared payment: the reader's own part in `currency`, and the people it is shared with: `{
   * amount, with: [{ name, image }] }`.
   */
  share?: { amount: Amount; with: readonly Person[] } | undefined;
  /**
   * The card as the reader recognises it: "•• 4417". Not a full card number. Says that it was a
   * card payment.
   */
  card?: string | undefined;
  /**
   * How it was paid, in the reader's language: "Direct debit". In the row where no category is
   * known, and always in the details.
   */
  method?: string | undefined;
  /**
   * Date on which the bank booked it: an ISO 8601 date or instant. Any other text is shown
   * unchanged. Shown only in details.
   */
  bookingDate?: string | undefined;
  /** The reader's note, or the reference of a transfer. Shown in quotation marks. */
  note?: string | undefined;
  /**
   * An attached receipt: true, or an object with whatever the host app needs to find it. Rows show
   * a paperclip, details a button (`onReceipt`).
   */
  receipt?: boolean | object | undefined;
  /**
   * The person at the other end of a transfer, whose name and portrait the row shows: `{ name,
   * image }`. Such a row is not looked up, unless the provider's `redact` returns what may be sent
   * for it.
   */
  counterparty?: Person | undefined;
  /**
   * Set for a subscription, a standing order, a salary: `{ every: "month", next: "2026-12-18" }`,
   * with `week`, `fortnight`, `month`, `quarter` or `year`, and the day of the next one if it is
   * known.
   */
  recurring?: Recurrence | undefined;
}
