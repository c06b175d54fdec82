import type { Slot } from '../../components/markup/renderSlot.js';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { MerchantRecord } from '../../service/types.js';

/** The state of a row, as its slots receive it. */
export interface TransactionRowState {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  /** The merchant's record, without fields of sources that `attributions` keeps out of rows. */
  merchant: MerchantRecord | undefined;
}

/**
 * The parts of a row, in reading order. A node replaces the default part, `null` removes it, and an
 * omitted slot keeps it. A function gets the row's state and the default part; it must not use
 * hooks. A slot is rendered in every state of the lookup. Create the object once, outside the
 * component or with `useMemo`: the row is memoised.
 */
export interface TransactionRowSlots {
  /** The merchant's logo. */
  logo?: Slot<TransactionRowState>;
  /**
   * The merchant's name. With `onSelect` it is inside the row's button, so it must not contain
   * interactive elements. If the slot removes the default name, that still is the button's
   * accessible name.
   */
  name?: Slot<TransactionRowState>;
  /** Everything at the end of the row: `amount` and `below`. */
  trailing?: Slot<TransactionRowState>;
  /** The amount. */
  amount?: Slot<TransactionRowState>;
  /**
   * The line below the amount: state ("Pending"), the reader's share, the amount in another
   * currency, a fee or cashback.
   */
  below?: Slot<TransactionRowState>;
  /** Icon and label of the category. */
  category?: Slot<TransactionRowState>;
  /** The parts after the category: `via`, `hours` and `rating`. */
  badges?: Slot<TransactionRowState>;
  /** The payment intermediary, such as "via PayZip". */
  via?: Slot<TransactionRowState>;
  /** The opening hours, or "Online". */
  hours?: Slot<TransactionRowState>;
  /** The rating. */
  rating?: Slot<TransactionRowState>;
}
