import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { RequestType } from '../contract/types.js';
import type { ListedTransaction } from '../display/ListedTransaction.js';
import type { MerchantLookup } from '../query/MerchantLookup.js';

/** What a list can be told to do, through its `ref`. */
export interface TransactionListHandle {
  /** Brings a row into view. False when the list has no such row. */
  scrollToTransaction(id: string): boolean;
  /** The list's root element. */
  readonly element: HTMLDivElement | null;
}

interface TransactionListOwnProps<T> {
  /** Rows in the order to show them; consecutive rows of one day form its section. Treat them as immutable. */
  transactions: readonly T[];
  /** Asks for this request type instead of the provider's. */
  type?: RequestType | undefined;
  selectedId?: string | undefined;
  /** Makes every row a button. */
  onSelect?: ((transaction: T, lookup: MerchantLookup) => void) | undefined;
  /** More rows can be had. */
  hasMore?: boolean | undefined;
  /** More rows are on their way. */
  loadingMore?: boolean | undefined;
  /** The reader comes near the end and there is more. */
  onEndReached?: (() => void) | undefined;
  /** Instead of `TransactionRow`. Its rows may have any height. */
  renderRow?: ((transaction: T, lookup: MerchantLookup) => ReactNode) | undefined;
  /** Instead of "No transactions". */
  empty?: ReactNode;
  /** Height of the list as a scroller of its own, in pixels or as CSS length. Without it the page scrolls. */
  height?: number | string | undefined;
  /** False: every row is in the document (print, find in page, short lists). Default true. */
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
