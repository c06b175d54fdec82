'use client';
import { type ListedTransaction, TransactionList } from 'merchantry';
import { useRouter } from 'next/navigation';

/** A row opens a page of its own. */
export function Statement({ transactions }: { transactions: ListedTransaction[] }) {
  const router = useRouter();
  return (
    <TransactionList
      transactions={transactions}
      onSelect={({ id }) => router.push(`/details/${id}`)}
    />
  );
}
