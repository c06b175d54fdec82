import 'merchantry/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from '../bank/App';
import { transactions } from '../bank/transactions';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App transactions={transactions} />);
