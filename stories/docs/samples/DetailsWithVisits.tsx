import {
  type ListedTransaction,
  MerchantDetails,
  MerchantVisits,
  useMerchantDetails,
} from '../../../src/index.js';

interface Props {
  transaction: ListedTransaction;
  /** The reader's own payments to this merchant, from the bank's records. */
  payments: readonly ListedTransaction[];
}

export function DetailsWithVisits({ transaction, payments }: Props) {
  const lookup = useMerchantDetails(transaction);
  return (
    <MerchantDetails
      transaction={transaction}
      lookup={lookup}
      slots={{ visits: <MerchantVisits visits={payments} current={transaction.id} /> }}
    />
  );
}
