import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  MerchantDetails,
  type MerchantReport,
  ReportMerchant,
  useMerchantDetails,
} from '../../../src/index.js';

export interface OpenedTransactionProps {
  transaction: ListedTransaction;
  sendToSupport: (report: MerchantReport) => Promise<void>;
}

export function OpenedTransaction({
  transaction,
  sendToSupport,
}: OpenedTransactionProps): ReactElement {
  const lookup = useMerchantDetails(transaction);
  return (
    <MerchantDetails
      transaction={transaction}
      lookup={lookup}
      meta="Card ending 4417"
      report={<ReportMerchant transaction={transaction} lookup={lookup} onReport={sendToSupport} />}
    />
  );
}
