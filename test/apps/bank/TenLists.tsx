import { TransactionList } from 'merchantry';
import { statement } from './statement.js';

const accounts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => ({
  name,
  transactions: statement(100, name),
}));

/** Ten accounts, one below the other. */
export function TenLists() {
  return accounts.map(({ name, transactions }) => (
    <section key={name}>
      <h2>Account {name}</h2>
      <TransactionList transactions={transactions} aria-label={`Account ${name}`} />
    </section>
  ));
}
