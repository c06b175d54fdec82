import { TransactionList } from 'merchantry';
import { statement } from './statement.js';

const transactions = statement(2000);

/** The most common layout of an app: the main part scrolls, not the window. */
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
