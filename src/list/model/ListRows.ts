import type { ListedTransaction } from '../../record/ListedTransaction.js';

/** What a list shows of the host app's rows. All arrays have the same indexes. */
export interface ListRows<T = unknown> {
  /** The host app's rows without those that are left out. */
  readonly hostRows: readonly T[];
  /** The id of each row, which no other row has. */
  readonly ids: readonly string[];
  /**
   * By what a row is known across changes of the list: its id, or the key of the row that it
   * replaces. No other row has it.
   */
  readonly keys: readonly string[];
  /** The date of each row, as the host app gives it. */
  readonly dates: readonly unknown[];
  /**
   * The transaction of a row: well-formed, with its id in `ids`. Read when it is first needed,
   * because few rows of a long list are ever shown. Undefined if there is no such row.
   */
  rowAt(row: number): ListedTransaction | undefined;
  /** Index of the row with this id, else of the one that has taken its place; -1 without one. */
  rowOf(id: string): number;
  /** How many of the host app's rows, from its end, have not been read yet. */
  readonly unread: number;
}
