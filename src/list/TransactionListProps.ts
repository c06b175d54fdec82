import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { RequestType } from '../service/types.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';

/** What a list can be told to do, through its `ref`. */
export interface TransactionListHandle {
  /** Brings a row into view. False when the list has no such row. */
  scrollToTransaction(id: string): boolean;
  /** The list's root element. */
  readonly element: HTMLDivElement | null;
}

/** What a list gives to its own `TransactionRow`: the same object while nothing in it changes. */
export interface TransactionListRowProps {
  transaction: ListedTransaction;
  lookup: MerchantLookup;
  selected: boolean;
  /** Undefined where the list has no `onSelect`. */
  onSelect: (() => void) | undefined;
  /** 0 on the list's one tab stop, -1 elsewhere; undefined where rows are no buttons. */
  tabIndex: 0 | -1 | undefined;
}

/** One day of a list, as its heading says it. */
export interface TransactionListDay<T> {
  /** ISO 8601 date in the reader's zone; the text itself where a row's date cannot be read. */
  date: string;
  /** "Today", "Wednesday 18 November"; also names the day's section. */
  label: string;
  /** The day's sum per currency: "−£43.47 · −€89.60". */
  totals: string;
  transactions: readonly T[];
}

interface TransactionListOwnProps<T> {
  /** Rows in the order to show them; consecutive rows of one day form its section. Treat them as immutable. */
  transactions: readonly T[];
  /** Asks for this request type instead of the provider's. */
  type?: RequestType | undefined;
  selectedId?: string | undefined;
  /** Makes every row a button. */
  onSelect?: ((transaction: T, lookup: MerchantLookup) => void) | undefined;
  /** There are more rows to load. */
  hasMore?: boolean | undefined;
  /** Rows are being loaded: the first ones or more. */
  loadingMore?: boolean | undefined;
  /**
   * The reader comes near the end and there is more. Called once for each length of the list; again, because a page can fail, when
   * the reader comes back to the end, when the connection returns, after 10 s, and by scrolling once `loadingMore` was true.
   */
  onEndReached?: (() => void) | undefined;
  /** Rows could not be loaded: a line that says so, with a button that calls `onEndReached`. True for our words. */
  endError?: ReactNode;
  /**
   * Instead of `TransactionRow`; its rows may have any height. The third argument is what the list would give to its own row, so
   * `<TransactionRow {...rowProps} badges={null} />` changes one part and keeps selection and keys. A row of other components puts
   * `onSelect` and `tabIndex` on its own button, by which the arrow keys find it.
   * Keep the function stable: a new one renders every row again. The list credits the sources of what `TransactionRow` shows.
   */
  renderRow?:
    | ((transaction: T, lookup: MerchantLookup, rowProps: TransactionListRowProps) => ReactNode)
    | undefined;
  /** Instead of date and sum in the heading of a day, whose height stays `--mry-heading-height`. */
  renderDay?: ((day: TransactionListDay<T>) => ReactNode) | undefined;
  /** Instead of "No transactions"; null for none. */
  empty?: ReactNode;
  /** Instead of "Loading transactions" and "Loading more transactions"; null for none. */
  more?: ReactNode;
  /**
   * Height of the list as a scroller of its own, in pixels or as CSS length. Without it the list scrolls with the nearest ancestor
   * that scrolls, else with the page.
   */
  height?: number | string | undefined;
  /** False: every row is in the document, for find in page and short lists. Default true, with the first 1,000 rows in print. */
  virtualized?: boolean | undefined;
  ref?: Ref<TransactionListHandle> | undefined;
}

/** A host whose rows are `ListedTransaction`s needs no mapping; any other says what the merchant's part of a row is. */
export type ToTransaction<T> = T extends ListedTransaction
  ? {
      /** Called once per row object. */ toTransaction?:
        | ((row: T) => ListedTransaction)
        | undefined;
    }
  : { /** Called once per row object. */ toTransaction: (row: T) => ListedTransaction };

type RootProps<T> = Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onSelect' | keyof TransactionListOwnProps<T>
>;

export type TransactionListProps<T> = TransactionListOwnProps<T> & ToTransaction<T> & RootProps<T>;

/** The same without the condition on `T`, for the inside of the list. */
export type ResolvedListProps<T> = Omit<TransactionListOwnProps<T>, 'ref'> &
  RootProps<T> & { toTransaction?: ((row: T) => ListedTransaction) | undefined };
