import { type ReactElement, useState } from 'react';
import {
  type ListedTransaction,
  type MerchantLookup,
  TransactionList,
} from '../../../src/index.js';

/** A row as this bank has it. */
export interface Booking {
  bookingId: string;
  text: string;
  /** Minor units, negative for spending. */
  pence: number;
  bookedAt: string;
  isBooked: boolean;
}

/** What of it is the merchant's. Outside the component: called once for each row object. */
const toTransaction = (row: Booking): ListedTransaction => ({
  id: row.bookingId,
  merchant_name: row.text,
  amount: (row.pence / 100).toFixed(2),
  currency: 'GBP',
  date: row.bookedAt,
  pending: !row.isBooked,
});

export interface AccountListProps {
  bookings: readonly Booking[];
  hasMore: boolean;
  onEndReached: () => void;
  onOpen: (booking: Booking, lookup: MerchantLookup) => void;
}

export function AccountList(props: AccountListProps): ReactElement {
  const { bookings, hasMore, onEndReached, onOpen } = props;
  const [selectedId, setSelectedId] = useState<string>();
  return (
    <TransactionList
      transactions={bookings}
      toTransaction={toTransaction}
      selectedId={selectedId}
      onSelect={(booking, lookup) => {
        setSelectedId(booking.bookingId);
        onOpen(booking, lookup);
      }}
      hasMore={hasMore}
      onEndReached={onEndReached}
    />
  );
}
