import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { Slot } from '../components/markup/renderSlot.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import type { RequestType } from '../service/types.js';
import type { DayTotal } from './days/dayTotals.js';
import type { TransactionRowSlots } from './row/TransactionRowSlots.js';

/** The `ref` of a list. */
export interface TransactionListHandle {
  /** Scrolls to a row, by its id or that of one that it `replaces`. False if the list has no such row. */
  scrollToTransaction(id: string): boolean;
  /**
   * Moves the focus to a row, mounted or not, and scrolls no further than needed to show it. False if
   * the list has no such row. Rows of the list's own can have the focus if there is `onSelect`.
   */
  focusTransaction(id: string): boolean;
  /** The list's root element. */
  readonly element: HTMLDivElement | null;
}

/** What a list is about, as its slots receive it. */
export interface TransactionListState {
  /** How many rows it has. */
  count: number;
  hasMore: boolean;
  /** The rows are those that a search or filter has found. */
  filtered: boolean;
}

/**
 * What a list says itself. A node replaces the default part, `null` removes it, and a slot that is
 * left out keeps it. A function gets the list's state and the default part; it must not use hooks.
 */
export interface TransactionListSlots {
  /** "No transactions yet", "No matching transactions": while there are no rows. */
  empty?: Slot<TransactionListState>;
  /** "Loading transactions", "Loading more transactions": while `loadingMore`. */
  loadingMore?: Slot<TransactionListState>;
  /** The message of `endError`. Its button stays. */
  endError?: Slot<TransactionListState>;
  /**
   * "Merchant details could not be loaded" with its button, and its announcement, at the foot of what
   * is on screen, while the service is down or refuses every request (`failing` and `paused` of
   * `useMerchantStatus`).
   */
  status?: Slot<TransactionListState>;
}

/** One row of a list, for `renderRow`. */
export interface TransactionListRow<T> {
  /** The host app's own row. */
  transaction: T;
  lookup: MerchantLookup;
  rowProps: TransactionListRowProps;
}

/** The props that a list gives to its own `TransactionRow`: the same object until one changes. */
export interface TransactionListRowProps {
  transaction: ListedTransaction;
  lookup: MerchantLookup;
  selected: boolean;
  /** Undefined if the list has no `onSelect`. */
  onSelect: (() => void) | undefined;
  /** 0 on the list's one tab stop, -1 elsewhere; undefined where rows are not buttons. */
  tabIndex: 0 | -1 | undefined;
  /** As `rowSlots`. */
  slots: TransactionRowSlots | undefined;
}

/** Of `h2` to `h6`. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** One day of a list, as in its heading. */
export interface TransactionListDay<T> {
  /** ISO 8601 date in the reader's time zone; undefined for rows whose date cannot be read. */
  date: string | undefined;
  /**
   * "Today", "Wednesday 18 November", "Date unknown"; with `renderDay`, the name of the day's list.
   */
  label: string;
  /** As the heading would say it, "Spent £43.47 · €89.60"; empty without a total. */
  totals: string;
  transactions: readonly T[];
}

interface TransactionListOwnProps<T> {
  /**
   * Rows in display order; consecutive rows of one day form a section. Treat the array and its rows
   * as immutable, and give each row an `id` of its own. What is not an array shows no rows, what is
   * not a row is left out, a row without an id goes by its place, and of rows that repeat an id each
   * further one gets a number: `a (2)`. Each such mistake has one warning in development.
   */
  transactions: readonly T[];
  /** Requests records of this type instead of the provider's. */
  type?: RequestType | undefined;
  /**
   * False: rows are shown, and keep the merchants that they have, but none is requested. Rows that
   * wait to be requested wait no longer. Default true.
   */
  enabled?: boolean | undefined;
  /** Of the row that is marked: its id, or that of one that it `replaces`. */
  selectedId?: string | undefined;
  /** Makes every row a button. */
  onSelect?: ((transaction: NoInfer<T>, lookup: MerchantLookup) => void) | undefined;
  /** There are more rows to load. */
  hasMore?: boolean | undefined;
  /** Rows are being loaded: the first ones or more. */
  loadingMore?: boolean | undefined;
  /**
   * The reader comes near the end and there is more. Called once for each last row. Called again,
   * because a page can fail, when the reader comes back to the end, when the connection returns,
   * after 10 s, and on scrolling once `loadingMore` was true.
   */
  onEndReached?: (() => void) | undefined;
  /** Rows could not be loaded: a message, and a button that calls `onEndReached`. */
  endError?: boolean | undefined;
  /** Replaces or removes what the list says itself. */
  slots?: TransactionListSlots | undefined;
  /** Replaces or removes single parts of every row. A constant: another object renders all rows. */
  rowSlots?: TransactionRowSlots | undefined;
  /**
   * Renders a row instead of `TransactionRow`; rows may have any height. `rowProps` are what the list
   * would give to its own row, `<TransactionRow {...rowProps} />`. A row of other components puts
   * `onSelect` and `tabIndex` on a button of its own, by which the arrow keys find it. Keep the
   * function stable: a new one renders every row again. The list credits the sources of the fields
   * that `TransactionRow` shows.
   */
  renderRow?: ((row: TransactionListRow<NoInfer<T>>) => ReactNode) | undefined;
  /**
   * What the heading of a day sums. `spent` (the default): "Spent £61.80", money out of booked and
   * pending rows, or "Due £81.45" on a day that has only scheduled ones. `net`: the signed sum,
   * "Net −£43.47". `none`: no totals. Each currency has a sum of its own. A day has none while rows
   * of it may be missing (the last one while there is more to load), where an amount cannot be read
   * or has no currency, and where the date is not known. A function, for host apps that know it better,
   * returns the words as they are shown, null for none: it gets the rows of the day that are in the
   * list and decides for every day, a last one that is not complete included. Keep it stable.
   */
  dayTotal?: DayTotal | ((transactions: readonly T[]) => string | null) | undefined;
  /** Level of the headings of days. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces date and total in the heading of a day. Its height stays `--mry-heading-height`. */
  renderDay?: ((day: TransactionListDay<NoInfer<T>>) => ReactNode) | undefined;
  /**
   * The rows are those that a search or filter has found: a list without any then says "No matching
   * transactions". Default false.
   */
  filtered?: boolean | undefined;
  /**
   * Makes the list a scroller of its own with this height, in pixels or as a CSS length. Without it
   * the list scrolls with the nearest ancestor that scrolls, else with the page.
   */
  height?: number | string | undefined;
  /**
   * False: every row is in the document, for find in page and short lists.
   * Default true, with the first 1,000 rows in print.
   */
  virtualized?: boolean | undefined;
  ref?: Ref<TransactionListHandle> | undefined;
}

interface RowsWithToTransaction<T> {
  /**
   * Makes a transaction of each row; called once per row object. A row for which it throws or
   * returns nothing is left out, and the error is logged.
   */
  toTransaction: (row: T) => ListedTransaction;
}

/** Rows that are `ListedTransaction`s need no mapping. */
interface ListedRows<T> {
  transactions: readonly ListedTransaction[];
  toTransaction?: RowsWithToTransaction<T>['toTransaction'] | undefined;
}

/** Adds nothing to `ListedRows` but the compiler's message: what such rows lack. */
interface RowsWithoutToTransaction {
  transactions: readonly ListedTransaction[];
  toTransaction?: undefined;
}

type RootProps<T> = Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onSelect' | keyof TransactionListOwnProps<T>
>;

/** What the list takes. A union rather than a type by `T`, so that generic wrappers compile. */
export type AnyTransactionListProps<T> = TransactionListOwnProps<T> &
  RootProps<T> &
  (RowsWithToTransaction<T> | ListedRows<T> | RowsWithoutToTransaction);

/** Props of a list of these rows. An object type, so that an interface may extend it. */
export type TransactionListProps<T> = TransactionListOwnProps<T> &
  RootProps<T> &
  ([T] extends [ListedTransaction] ? ListedRows<T> : RowsWithToTransaction<T>);

/** The same without the choice, for use inside the list. */
export type ResolvedListProps<T> = Omit<TransactionListOwnProps<T>, 'ref'> &
  RootProps<T> & { toTransaction?: ((row: T) => ListedTransaction) | undefined };
