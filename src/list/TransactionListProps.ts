import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { Slot } from '../components/markup/renderSlot.js';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import type { RequestType } from '../service/types.js';
import type { DayTotal } from './days/dayTotals.js';
import type { GroupBy } from './groups/RowGroup.js';
import type { RowGrouping } from './row/describeRow.js';
import type { TransactionRowSlots } from './row/TransactionRowSlots.js';

/** The `ref` of a list. */
export interface TransactionListHandle {
  /**
   * Scrolls to the row with this id, or to the one that `replaces` it; shows the rows of its group
   * if they are hidden. Returns false if the list has neither.
   */
  scrollToTransaction(id: string): boolean;
  /**
   * Focuses the row with this id, mounted or not, and scrolls no further than needed to show it.
   * Returns false if the list has no such row. Default rows can be focused only with `onSelect`.
   */
  focusTransaction(id: string): boolean;
  /** The list's root element. */
  readonly element: HTMLDivElement | null;
}

/** The rows of a list that are on screen. */
export interface TransactionListRange {
  /** Id of the first transaction on screen. */
  first: string;
  /** Id of the last one, which may be the same. */
  last: string;
}

/** The state of a list, as its slots receive it. */
export interface TransactionListState {
  /** Number of rows. */
  count: number;
  hasMore: boolean;
  /** The rows are the result of a search or filter. */
  filtered: boolean;
}

/**
 * The list's own messages. A node replaces the default message, `null` removes it, and an omitted
 * slot keeps it. A function gets the list's state and the default message; it must not use hooks.
 */
export interface TransactionListSlots {
  /** Shown while there are no rows: "No transactions yet", "No matching transactions". */
  empty?: Slot<TransactionListState>;
  /** Shown while `loadingMore`: "Loading transactions", "Loading more transactions". */
  loadingMore?: Slot<TransactionListState>;
  /**
   * Column headings of `layout="table"`: merchant, category, time, card, amount. Hidden from screen
   * readers, for which a row says what its parts are, unless you replace them.
   */
  columns?: Slot<TransactionListState>;
  /** The message of `endError`. Its button stays. */
  endError?: Slot<TransactionListState>;
  /**
   * Shown at the bottom of the visible part of the list, and announced, while the service is down
   * or refuses every request (`failing` and `paused` of `useMerchantStatus`): "Merchant details
   * could not be loaded", with a button.
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

/**
 * The props of the list's default `TransactionRow`. The object keeps its identity until one of them
 * changes.
 */
export interface TransactionListRowProps {
  transaction: ListedTransaction;
  lookup: MerchantLookup;
  selected: boolean;
  /** Undefined if the list has no `onSelect`. */
  onSelect: (() => void) | undefined;
  /** 0 for the list's single tab stop, -1 for other rows; undefined where rows are not buttons. */
  tabIndex: 0 | -1 | undefined;
  /** The list's `rowSlots`. */
  slots: TransactionRowSlots | undefined;
  /** How rows are grouped, so that a row tells its date where no heading does; absent by day. */
  groupedBy?: RowGrouping;
}

/** Level of a heading element, `h2` to `h6`. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** One day of a list, for `renderDay`. */
export interface TransactionListDay<T> {
  /** ISO 8601 date in the reader's time zone; undefined for rows whose date cannot be read. */
  date: string | undefined;
  /**
   * Heading text: "Today", "Wednesday 18 November", "Date unknown". With `renderDay`, the
   * accessible name of the day's rows.
   */
  label: string;
  /** Total as the default heading words it, "Spent £43.47 · €89.60"; empty without a total. */
  totals: string;
  transactions: readonly T[];
}

interface TransactionListOwnProps<T> {
  /**
   * Rows in display order; by default, consecutive rows of one day form a section. Treat the array and its rows
   * as immutable, and give each row a unique `id`. Anything but an array shows no rows; an element
   * that is not an object is skipped; a row without an id is identified by its index; a repeated id
   * gets a numbered suffix: `a (2)`. Development warns once about each kind of mistake.
   */
  transactions: readonly T[];
  /** Record type to request, instead of the provider's. */
  type?: RequestType | undefined;
  /**
   * False requests nothing: rows keep the merchants they have, and queued lookups are cancelled.
   * Default true.
   */
  enabled?: boolean | undefined;
  /** Id of the selected row, or of a row that it `replaces`. */
  selectedId?: string | undefined;
  /** Called when a row is pressed. Makes every row a button. */
  onSelect?: ((transaction: NoInfer<T>, lookup: MerchantLookup) => void) | undefined;
  /** Whether there are more rows to load. */
  hasMore?: boolean | undefined;
  /** Whether rows are being loaded, the first ones or more. */
  loadingMore?: boolean | undefined;
  /**
   * Called when the reader nears the end while `hasMore`, once per last row of `transactions`.
   * Because a page can fail to load, it is called again when the reader returns to the end, when
   * the connection returns, after 10 s, and on scrolling once `loadingMore` was true.
   */
  onEndReached?: (() => void) | undefined;
  /**
   * Called when other rows become the first and the last on screen, with the ids of both; not while
   * no row is on screen. Rows that are partly on screen count, also those behind a heading that
   * sticks.
   */
  onVisibleRangeChange?: ((range: TransactionListRange) => void) | undefined;
  /** Whether loading more rows failed. Shows a message with a button that calls `onEndReached`. */
  endError?: boolean | undefined;
  /** Replaces or removes the list's own messages. */
  slots?: TransactionListSlots | undefined;
  /**
   * Replaces or removes single parts of every row. Define the object once: a new one renders every
   * row again.
   */
  rowSlots?: TransactionRowSlots | undefined;
  /**
   * Renders a row instead of `TransactionRow`; rows may have any height. `rowProps` are the props
   * of the default row, `<TransactionRow {...rowProps} />`. A row made of other components puts
   * `onSelect` and `tabIndex` on its own button, where the arrow keys find it. Keep the function
   * stable: a new one renders every row again. The list credits the sources of the fields that
   * `TransactionRow` shows.
   */
  renderRow?: ((row: TransactionListRow<NoInfer<T>>) => ReactNode) | undefined;
  /**
   * How rows are grouped below headings. `day` (default) and `month`: consecutive rows of one day,
   * or of one month in the calendar of the reader's language.
   *
   * `category` and `merchant` (`merchantKey`): by what the `QueryClient` knows of each row, as it
   * arrives. The largest sum comes first, rows without a name and income last. Headings are buttons
   * that show and hide their rows, which are hidden at first, and not looked up while they are. A
   * row that gets a name while its group without one is open moves when that is closed, or when
   * `transactions` changes. Every row is read at once, so pass thousands and not hundreds of
   * thousands. Sums are those of the rows in the list, also while `hasMore`.
   *
   * `none`: no headings, for a short list such as a widget. A function returns the group of a row, a
   * key and the label of its heading: groups are in order of their first row, and rows for which it
   * throws or returns no key come last, below "Other". Keep it stable: a new one groups all rows
   * again.
   *
   * Rows tell their own date unless they are below a heading of their day. A change of `groupBy`
   * keeps the reader's place.
   */
  groupBy?: GroupBy<NoInfer<T>> | undefined;
  /**
   * Total in the heading of a day, or another group. `spent` (default): "Spent £61.80", the money out of booked and
   * pending rows, or "Due £81.45" on a day with scheduled rows only. `net`: the signed sum, "Net
   * −£43.47". `none`: no totals. Each currency is summed separately. A day has no total while its
   * rows may be incomplete (the last day while there is more to load), if an amount cannot be read
   * or has no currency, or if the date is unknown. A group
   * of your own function has none while any row may be missing. A function returns the text to show, or null for
   * none. It gets the rows of the day that are in the list, and is called for every day, including
   * an incomplete last one. Keep it stable. By `category` and `merchant` only `none` has an effect.
   */
  dayTotal?: DayTotal | ((transactions: readonly T[]) => string | null) | undefined;
  /**
   * `table`: from 60rem of its own width, the list shows category, time, card and state of its rows
   * in columns, below `slots.columns`; the second line has the first of intermediary, recurrence,
   * note, hours and rating. Rows, keys and heights stay as in a `list` (default), which it is where
   * it is narrower. Sort the rows yourself.
   */
  layout?: 'list' | 'table' | undefined;
  /** Level of headings. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Replaces date and total in a day's heading, whose height remains `--mry-heading-height`. Only
   * for days.
   */
  renderDay?: ((day: TransactionListDay<NoInfer<T>>) => ReactNode) | undefined;
  /**
   * Whether the rows are the result of a search or filter. An empty list then says "No matching
   * transactions", and the headings of days "Found £38.80", because the day may have more. Default
   * false.
   */
  filtered?: boolean | undefined;
  /**
   * Text of the bank's statement that a row shows instead of its second line, for rows that a search
   * has found by it: `find.statementOf`. Called for every mounted row, each time the list renders.
   */
  statementOf?: ((row: NoInfer<T>) => string | undefined) | undefined;
  /**
   * Height in pixels or as a CSS length; makes the list a scroll container. Without it the list
   * scrolls with its nearest scrollable ancestor or the page.
   */
  height?: number | string | undefined;
  /**
   * False mounts every row, for short lists and for find in page. Default true, which prints the
   * first 1,000 rows.
   */
  virtualized?: boolean | undefined;
  ref?: Ref<TransactionListHandle> | undefined;
}

interface RowsWithToTransaction<T> {
  /**
   * Converts a row to a transaction; called once per row object. If it throws or returns nothing,
   * the row is left out and the error is logged.
   */
  toTransaction: (row: T) => ListedTransaction;
}

/** Rows that are `ListedTransaction`s need no mapping. */
interface ListedRows<T> {
  transactions: readonly ListedTransaction[];
  toTransaction?: RowsWithToTransaction<T>['toTransaction'] | undefined;
}

/** Only improves the compiler's message about rows that need `toTransaction`. */
interface RowsWithoutToTransaction {
  transactions: readonly ListedTransaction[];
  toTransaction?: undefined;
}

type RootProps<T> = Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onSelect' | keyof TransactionListOwnProps<T>
>;

/**
 * Props that the list accepts. A union rather than a conditional type, so that generic wrappers
 * compile.
 */
export type AnyTransactionListProps<T> = TransactionListOwnProps<T> &
  RootProps<T> &
  (RowsWithToTransaction<T> | ListedRows<T> | RowsWithoutToTransaction);

/** Props of a list of `T`. An object type, so that an interface can extend it. */
export type TransactionListProps<T> = TransactionListOwnProps<T> &
  RootProps<T> &
  ([T] extends [ListedTransaction] ? ListedRows<T> : RowsWithToTransaction<T>);

/** The props with `toTransaction` resolved, for use inside the list. */
export type ResolvedListProps<T> = Omit<TransactionListOwnProps<T>, 'ref'> &
  RootProps<T> & { toTransaction?: ((row: T) => ListedTransaction) | undefined };
