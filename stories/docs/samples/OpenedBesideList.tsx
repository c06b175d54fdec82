import { type ReactElement, useState } from 'react';
import {
  type ListedTransaction,
  type MerchantReport,
  MerchantSheet,
  TransactionList,
} from '../../../src/index.js';

export interface OpenedBesideListProps {
  transactions: readonly ListedTransaction[];
  sendToSupport: (report: MerchantReport) => Promise<void>;
  startDispute: (transaction: ListedTransaction) => void;
}

/** A sheet over the list, or a panel beside it where the page has a column for it. */
export function OpenedBesideList(props: OpenedBesideListProps): ReactElement {
  const { transactions, sendToSupport, startDispute } = props;
  const [openId, setOpenId] = useState<string>();
  return (
    <div className="account">
      <TransactionList
        transactions={transactions}
        selectedId={openId}
        onSelect={({ id }) => setOpenId(id)}
      />
      <MerchantSheet
        transaction={transactions.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
        panel="(min-width: 60rem)"
        onReport={sendToSupport}
        onDispute={startDispute}
      />
    </div>
  );
}
