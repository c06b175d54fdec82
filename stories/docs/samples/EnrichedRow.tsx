import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  TransactionRow,
  useMerchant,
  useRowVisibility,
} from '../../../src/index.js';

/** A row of a plain list, requested once it is on screen. */
export function EnrichedRow({ transaction }: { transaction: ListedTransaction }): ReactElement {
  const { ref, visible } = useRowVisibility();
  const lookup = useMerchant(transaction, { visible });
  return (
    <li ref={ref}>
      <TransactionRow transaction={transaction} lookup={lookup} />
    </li>
  );
}
