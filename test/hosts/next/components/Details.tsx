'use client';
import { type ListedTransaction, MerchantDetails, useMerchantDetails } from 'merchantry';
import { useRouter } from 'next/navigation';

/** What the list has loaded is shown at once, the rest as it arrives. */
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
