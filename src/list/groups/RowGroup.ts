/** Rows that are next to each other in the list, below one heading. */
export interface RowGroup {
  /** Identity of the group. Groups that are not next to each other may have the same. */
  readonly name: string;
  /** What its heading says; undefined for a day, whose words depend on today. */
  readonly label?: string | undefined;
  /** The label for less space. Default: the label. */
  readonly short?: string | undefined;
  /** ISO 8601 date of a day; undefined for rows whose date cannot be read, and for other groups. */
  readonly date?: string | undefined;
  /** Index of the first row. */
  readonly start: number;
  /** Index after the last row. */
  readonly end: number;
}

/** Groups, and the order in which the list shows its rows. */
export interface GroupedRows {
  readonly groups: readonly RowGroup[];
  /** Index of each shown row among the host app's rows. Undefined: the same order. */
  readonly order?: readonly number[] | undefined;
}

/** What a host app's own function says of a row. */
export interface TransactionGroup {
  /** Identifies the group: rows with the same key are shown together. */
  key: string;
  /** Heading of the group; that of its first row counts. */
  label: string;
}

/** How a list groups its rows. */
export type GroupBy<T> = 'day' | 'month' | 'none' | ((transaction: T) => TransactionGroup);
