import { TransactionRow, useMerchants } from 'merchantry';
import { statement } from './statement.js';

const transactions = statement(12);

/** The latest payments on a home page: rows in a list of the bank's own. */
export function RecentPayments() {
  const lookups = useMerchants(transactions);
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Recent payments</h2>
      <ul className="bank-recent">
        {transactions.map((transaction) => (
          <li key={transaction.id}>
            <TransactionRow transaction={transaction} lookup={lookups.get(transaction.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
