import type { ComponentPropsWithoutRef } from 'react';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { RowGrouping } from './describeRow.js';
import type { TransactionRowSlots } from './TransactionRowSlots.js';

export interface TransactionRowProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  selected?: boolean | undefined;
  /** Called when the row is pressed. Makes the name a button that covers the row. */
  onSelect?: (() => void) | undefined;
  /** Tab index of the row's buttons: a list gives 0 to one row and -1 to all other rows. */
  tabIndex?: 0 | -1 | undefined;
  /** Replaces or removes single parts of the row. */
  slots?: TransactionRowSlots | undefined;
  /**
   * How the rows around it are grouped, as `groupBy` of a list says; `own` for a function. Except
   * below the heading of its `day` (default), its second line starts with the date. Below a
   * `category` the date replaces the category. Below a `merchant` it replaces name and logo, and
   * there is no second line.
   */
  groupedBy?: RowGrouping | undefined;
  /**
   * Text of the bank's statement that the second line shows instead of everything else, because a
   * search has found the row by it (`find.statementOf`).
   */
  statement?: string | undefined;
}
