import type { Slot } from '../../components/markup/renderSlot.js';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { MerchantRecord } from '../../service/types.js';

/** What a row shows, as its slots receive it. */
export interface TransactionRowState {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  /** The merchant without the fields of sources that `attributions` keeps out of rows. */
  merchant: MerchantRecord | undefined;
}

/**
 * The parts of a row, in reading order. A node replaces the default part, `null` removes it, and a
 * slot that is left out keeps it. A function gets what is shown and the default part; it must not
 * use hooks. A slot is shown whatever the lookup says. Create the object once, outside the
 * component or with `useMemo`: the row is memoised.
 */
export interface TransactionRowSlots {
  /** The merchant's logo. */
  logo?: Slot<TransactionRowState>;
  /**
   * The merchant's name. With `onSelect` it stands inside the row's button, so it must not contain
   * anything to press. The default name still names the button when the slot removes it.
   */
  name?: Slot<TransactionRowState>;
  /** Everything at the end of the row: `amount` and `below`. */
  trailing?: Slot<TransactionRowState>;
  /** The amount. */
  amount?: Slot<TransactionRowState>;
  /**
   * What is below the amount: its state ("Pending"), the reader's share, the amount in another
   * currency, a fee or cashback.
   */
  below?: Slot<TransactionRowState>;
  /** Icon and label of the category. */
  category?: Slot<TransactionRowState>;
  /** What is said of the merchant after the category: `via`, `hours` and `rating`. */
  badges?: Slot<TransactionRowState>;
  /** The payment intermediary, such as "via PayZip". */
  via?: Slot<TransactionRowState>;
  /** The opening hours, or "Online". */
  hours?: Slot<TransactionRowState>;
  /** The rating. */
  rating?: Slot<TransactionRowState>;
}
