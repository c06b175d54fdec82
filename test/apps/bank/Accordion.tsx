import { TransactionList } from 'merchantry';
import { readHeight } from './readHeight.js';
import { statement } from './statement.js';

const transactions = statement(500);

/** A list in a section that is closed at first. */
export function Accordion() {
  return (
    <details>
      <summary>Transactions</summary>
      <TransactionList transactions={transactions} height={readHeight()} />
    </details>
  );
}
