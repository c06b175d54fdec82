/** Consecutive rows of one calendar day of the reader. */
export interface TransactionDay {
  /** ISO 8601 date in the reader's zone; the text itself where a row's date cannot be read. */
  date: string;
  /** Index of the first row. */
  start: number;
  /** Index after the last row. */
  end: number;
}
