import { TransactionList } from 'merchantry';
import { statement } from './statement.js';

const transactions = statement(2000);

/** The most common layout of an app: the window does not scroll, its main part does. */
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
