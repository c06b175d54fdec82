import { TransactionList } from 'merchantry';
import { readHeight } from './readHeight.js';
import { statement } from './statement.js';

const transactions = statement(2000);

/** Nothing but a list. */
export function PlainList() {
  return <TransactionList transactions={transactions} height={readHeight()} />;
}
