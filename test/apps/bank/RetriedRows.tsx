import { type ListedTransaction, type MerchantLookup, TransactionList } from 'merchantry';
import { statement } from './statement.js';

const transactions = statement(500);

const retry = (_: ListedTransaction, lookup: MerchantLookup) => {
  if (lookup.status === 'failed') lookup.retry();
};

/** Pressing a failed row retries its lookup. */
export function RetriedRows() {
  return <TransactionList transactions={transactions} height={600} onSelect={retry} />;
}
