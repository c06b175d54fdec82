import { type ReactElement, useState } from 'react';
import {
  type ListedTransaction,
  type MerchantLookup,
  TransactionList,
} from '../../../src/index.js';

/** A row in this bank's own shape. */
export interface Booking {
  bookingId: string;
  text: string;
  /** Minor units, negative for spending. */
  pence: number;
  bookedAt: string;
  isBooked: boolean;
}

/** Maps a row. Outside the component, because it is called once per row object. */
const toTransaction = (row: Booking): ListedTransaction => ({
  id: row.bookingId,
  merchant_name: row.text,
  amount: (row.pence / 100).toFixed(2),
  currency: 'GBP',
  date: row.bookedAt,
  state: row.isBooked ? 'booked' : 'pending',
});

export interface AccountListProps {
  bookings: readonly Booking[];
  hasMore: boolean;
  onEndReached: () => void;
  onOpen: (booking: Booking, lookup: MerchantLookup) => void;
}

export function AccountList({
  bookings,
  hasMore,
  onEndReached,
  onOpen,
}: AccountListProps): ReactElement {
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
