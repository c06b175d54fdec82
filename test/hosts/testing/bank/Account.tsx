import {
  type ListedTransaction,
  MerchantSheet,
  type MerchantSheetProps,
  TransactionList,
} from 'merchantry';
import { useState } from 'react';

export interface AccountProps extends Pick<MerchantSheetProps, 'onReport'> {
  transactions: readonly ListedTransaction[];
}

/** The bank's account: rows tell opening hours, and a press opens the payment in a sheet. */
export function Account({ transactions, onReport }: AccountProps) {
  const [opened, setOpened] = useState<ListedTransaction>();
  return (
    <>
      <TransactionList
        transactions={transactions}
        type="extended"
        height={500}
        onSelect={setOpened}
      />
      <MerchantSheet
        transaction={opened}
        onClose={() => setOpened(undefined)}
        onReport={onReport}
      />
    </>
  );
}
