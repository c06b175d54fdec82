import { memo, type ReactElement, useMemo } from 'react';
import {
  IntermediaryBadge,
  type ListedTransaction,
  MerchantAddress,
  type MerchantLookup,
  OpeningHoursPopover,
  Rating,
  TransactionRow,
} from '../../src/index.js';
import { FloorRow } from '../peers/FloorRow.js';

export interface RowProps {
  transaction: ListedTransaction;
  lookup: MerchantLookup;
}

export type RowName =
  | 'plain React (floor)'
  | 'Merchantry TransactionRow'
  | 'Merchantry TransactionRow + address';

function Floor({ transaction, lookup }: RowProps): ReactElement {
  return <FloorRow transaction={transaction} status={lookup.status} merchant={lookup.merchant} />;
}

/** With the address, which the floor shows, in a slot. */
function WithAddress({ transaction, lookup }: RowProps): ReactElement {
  const { merchant } = lookup;
  const slots = useMemo(
    () => ({
      badges: (
        <>
          <IntermediaryBadge merchant={merchant} />
          <OpeningHoursPopover merchant={merchant} transaction={transaction} />
          <Rating merchant={merchant} />
          <MerchantAddress merchant={merchant} />
        </>
      ),
    }),
    [merchant, transaction],
  );
  return <TransactionRow transaction={transaction} lookup={lookup} slots={slots} />;
}

export const ROWS: Record<RowName, (props: RowProps) => ReactElement> = {
  'plain React (floor)': Floor,
  'Merchantry TransactionRow': (props) => <TransactionRow {...props} />,
  'Merchantry TransactionRow + address': memo(WithAddress) as unknown as typeof WithAddress,
};
