import type { ListedTransaction } from '../../record/ListedTransaction.js';

/** The rows of a list. All arrays have the same indexes. */
export interface ListRows<T = unknown> {
  /** The host app's rows, without those that are left out. */
  readonly hostRows: readonly T[];
  /** The unique id of each row. */
  readonly ids: readonly string[];
  /**
   * The unique key that identifies a row across changes of the list: its id, or the key of the row
   * that it replaces.
   */
  readonly keys: readonly string[];
  /** The date of each row, as given by the host app. */
  readonly dates: readonly unknown[];
  /**
   * The transaction of a row: well-formed, with its id from `ids`. Read on demand, because few rows
   * of a long list are ever shown. Undefined if there is no such row.
   */
  rowAt(row: number): ListedTransaction | undefined;
  /** Index of the row with this id, or of its replacement; -1 if there is neither. */
  rowOf(id: string): number;
  /** Number of the host app's rows, at the end, that have not been read yet. */
  readonly unread: number;
}
