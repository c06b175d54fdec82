'use client';
import { type ListedTransaction, MerchantDetails, useMerchantDetails } from 'merchantry';
import { useRouter } from 'next/navigation';

/** Shows the fields that the list has loaded at once, and the others as they arrive. */
export function Details({ transaction }: { transaction: ListedTransaction }) {
  const router = useRouter();
  const lookup = useMerchantDetails(transaction);
  return (
    <>
      <button type="button" onClick={() => router.back()}>
        Back
      </button>
      <MerchantDetails transaction={transaction} lookup={lookup} headingLevel={1} />
    </>
  );
}
