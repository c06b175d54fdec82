import type { ReactNode } from 'react';

/**
 * The parts of a row, in reading order. Each one that is given stands in for ours, whatever the lookup says; null takes the part
 * away; undefined keeps ours. `badges` and `trailing` are groups: given, they stand in for all of their parts.
 */
export interface TransactionRowSlots {
  /** Instead of the logo. */
  leading?: ReactNode;
  /**
   * Instead of the merchant's name. Inside the row's button where there is `onSelect`: text and pictures, nothing to press. Taken
   * away, it still names the button.
   */
  name?: ReactNode;
  /** Instead of icon and label of the category. */
  category?: ReactNode;
  /** Instead of what follows the category: `via`, `hours`, `rating`. */
  badges?: ReactNode;
  /** Instead of "via PayZip". */
  via?: ReactNode;
  /** Instead of the opening hours, or of "Online". */
  hours?: ReactNode;
  /** Instead of the rating. */
  rating?: ReactNode;
  /** Instead of what stands at the end: `amount`, `pending`. */
  trailing?: ReactNode;
  /** Instead of the amount. */
  amount?: ReactNode;
  /** Instead of "Pending" below the amount. */
  pending?: ReactNode;
}
