import { TransactionList } from 'merchantry';
import { statement } from './statement.js';

const transactions = statement(2000);

/** The commonest frame of an app: the window stands still, its main part scrolls. */
export function AppShell() {
  return (
    <div className="bank-shell">
      <header className="bank-header">Bank</header>
      <main>
        <TransactionList transactions={transactions} />
      </main>
    </div>
  );
}
