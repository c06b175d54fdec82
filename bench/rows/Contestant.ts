import type { ComponentType, ReactNode } from 'react';
import type { ListedTransaction, MerchantLookup } from '../../src/index.js';

export interface RowProps {
  transaction: ListedTransaction;
  lookup: MerchantLookup;
}

/** One way to build the row. Every row has the class `FloorRow` or `mry-TransactionRow`. */
export interface Contestant {
  /** Memoised: renders again only for another transaction or lookup. */
  Row: ComponentType<RowProps>;
  /** The providers that the library's documentation puts around the app. */
  Provider?: ComponentType<{ children: ReactNode }>;
  /** Creates the row without React. `Row` is then for React lists only. */
  createRow?: (props: RowProps) => HTMLElement;
}
