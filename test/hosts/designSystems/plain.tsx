import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import 'merchantry/styles.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>Account</h1>
    <Account />
  </main>,
);
