import { type ListedTransaction, useMerchantDetails } from 'merchantry';

export interface PaymentProps {
  transaction: ListedTransaction;
}

/** What the bank says of one payment. */
export function Payment({ transaction }: PaymentProps) {
  const { merchant, status, retry } = useMerchantDetails(transaction);
  return (
    <section aria-label="Payment">
      <h2>{merchant?.name ?? transaction.merchant_name}</h2>
      {merchant?.phone && <a href={`tel:${merchant.phone}`}>{merchant.phone}</a>}
      {status === 'pending' && <p role="status">Looking up the shop …</p>}
      {status === 'failed' && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </section>
  );
}
