import 'merchantry/themes/dense.css';
import { TransactionList } from 'merchantry';
import { statement } from './statement.js';

const transactions = statement(2000);

/** A list with a theme whose rows are lower on wide screens. */
export function DenseList() {
  return <TransactionList transactions={transactions} />;
}
