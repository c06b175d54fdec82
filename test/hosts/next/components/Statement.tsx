'use client';
import { type ListedTransaction, TransactionList } from 'merchantry';
import { useRouter } from 'next/navigation';

/** Each row opens a separate page. */
export function Statement({ transactions }: { transactions: readonly ListedTransaction[] }) {
  const router = useRouter();
  return (
    <TransactionList
      transactions={transactions}
      onSelect={({ id }) => router.push(`/details/${id}`)}
    />
  );
}
