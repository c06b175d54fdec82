import 'merchantry/styles.css';
import type { MerchantReport } from 'merchantry';
import { createRoot } from 'react-dom/client';
import { Account } from '../bank/Account';
import { App } from '../bank/App';
import { Statement } from '../bank/Statement';
import { transactions } from '../bank/transactions';

const sendReport = (report: MerchantReport) =>
  fetch('/api/reports', { method: 'POST', body: JSON.stringify(report) });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <App>
      {location.pathname === '/account' ? (
        <Account transactions={transactions} onReport={sendReport} />
      ) : (
        <Statement transactions={transactions} />
      )}
    </App>,
  );
}
