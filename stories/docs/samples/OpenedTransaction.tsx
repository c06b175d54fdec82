import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  MerchantDetails,
  type MerchantReport,
  useMerchantDetails,
} from '../../../src/index.js';

export interface OpenedTransactionProps {
  transaction: ListedTransaction;
  sendToSupport: (report: MerchantReport) => Promise<void>;
  startDispute: (transaction: ListedTransaction) => void;
}

export function OpenedTransaction({
  transaction,
  sendToSupport,
  startDispute,
}: OpenedTransactionProps): ReactElement {
  const lookup = useMerchantDetails(transaction);
  return (
    <MerchantDetails
      transaction={transaction}
      lookup={lookup}
      onReport={sendToSupport}
      onDispute={startDispute}
    />
  );
}
