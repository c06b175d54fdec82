import type { ReactElement } from 'react';
import { type ListedTransaction, TransactionList } from '../../../src/index.js';

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** What was spent, without transfers between one's own accounts, which only the bank knows. */
function spentOn(transactions: readonly (ListedTransaction & { isOwn: boolean })[]): string | null {
  const spent = transactions
    .filter(({ isOwn, amount }) => !isOwn && Number(amount) < 0)
    .reduce((sum, { amount }) => sum - Math.round(Number(amount) * 100), 0);
  return spent > 0 ? `Spent ${POUNDS.format(spent / 100)}` : null;
}

export function SpentPerDay({
  transactions,
}: {
  transactions: readonly (ListedTransaction & { isOwn: boolean })[];
}): ReactElement {
  return <TransactionList transactions={transactions} dayTotal={spentOn} />;
}
