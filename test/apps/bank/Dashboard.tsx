import { TransactionList } from 'merchantry';
import { statement } from './statement.js';

const transactions = statement(60);

/** A list far down on a page, with more below it. */
export function Dashboard() {
  return (
    <>
      <div className="bank-charts">Charts</div>
      <TransactionList transactions={transactions} />
      <div className="bank-footer">Offers</div>
    </>
  );
}
