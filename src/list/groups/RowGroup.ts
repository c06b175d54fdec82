import type { IconName } from '../../record/categories.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { RowLookup } from '../row/describeRow.js';

/** Rows that are next to each other in the list, below one heading. */
export interface RowGroup {
  /** Identity of the group. Groups that are not next to each other may have the same. */
  readonly name: string;
  /** Text of the heading; undefined for a day, whose words depend on today's date. */
  readonly label?: string | undefined;
  /** The label for less space. Default: the label. */
  readonly short?: string | undefined;
  /** ISO 8601 date of a day; undefined for rows whose date cannot be read, and for other groups. */
  readonly date?: string | undefined;
  /** ISO 8601 date of the first row of a month, below whose heading the month is compared. */
  readonly firstDay?: string | undefined;
  /** Set if the heading is a button that shows and hides the rows. */
  readonly fold?: GroupFold | undefined;
  /** Index of the first row; of a heading that is a button, which takes the place of a row. */
  readonly start: number;
  /** Index after the last row. */
  readonly end: number;
}

/** A group that opens and closes. */
export interface GroupFold {
  /** Key of the heading, in the list of rows and headings. */
  readonly key: string;
  readonly isOpen: boolean;
  /** The group's rows, shown or not, as indexes among the host app's rows. */
  readonly rows: readonly number[];
  /** False for rows whose merchant is not known, which then say themselves what they are. */
  readonly hasName: boolean;
  /** What its tile shows: a category, or the merchant of this row. */
  readonly tile: { readonly category: IconName } | GroupedRow;
  readonly sums: GroupSums;
}

/** A row that stands for its group. */
export interface GroupedRow {
  readonly transaction: ListedTransaction;
  readonly lookup: RowLookup;
}

/** What the rows of a group add up to, in the reader's words. */
export interface GroupSums {
  /** Money spent, else money received; one for each currency. Empty if there is neither. */
  readonly texts: readonly string[];
  readonly isIncome: boolean;
  /** The part of all that was spent in the most frequent currency, from 0 to 1. */
  readonly share: number | undefined;
}

/** Groups, and the order in which the list shows its rows. */
export interface GroupedRows {
  readonly groups: readonly RowGroup[];
  /**
   * Index of each shown row among the host app's rows; -1 for a heading that takes the place of a
   * row. Undefined: the same order.
   */
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
export type GroupBy<T> =
  | 'day'
  | 'month'
  | 'category'
  | 'merchant'
  | 'none'
  | ((transaction: T) => TransactionGroup);
