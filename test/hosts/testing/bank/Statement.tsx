import { type ListedTransaction, TransactionList } from 'merchantry';
import { useState } from 'react';
import { Payment } from './Payment';

export interface StatementProps {
  transactions: readonly ListedTransaction[];
}

/** The bank's statement; a click opens the payment beside it. */
export function Statement({ transactions }: StatementProps) {
  const [opened, setOpened] = useState<ListedTransaction>();
  return (
    <>
      <TransactionList transactions={transactions} height={500} onSelect={setOpened} />
      {opened && <Payment key={opened.id} transaction={opened} />}
    </>
  );
}
