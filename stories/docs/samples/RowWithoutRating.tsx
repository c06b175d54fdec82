import type { ReactElement } from 'react';
import { type ListedTransaction, type MerchantLookup, TransactionRow } from '../../../src/index.js';

export interface RowWithoutRatingProps {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  points: number;
}

/** One part less, and one of yours instead of ours. */
export function RowWithoutRating(props: RowWithoutRatingProps): ReactElement {
  const { transaction, lookup, points } = props;
  return (
    <TransactionRow
      transaction={transaction}
      lookup={lookup}
      slots={{ rating: null, pending: <span>{points} points</span> }}
    />
  );
}
