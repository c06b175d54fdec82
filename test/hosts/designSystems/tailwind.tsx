import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import './tailwind.css';
import 'merchantry/styles.css';

const choose = (scheme: 'light' | 'dark') => {
  document.documentElement.dataset.mryColorScheme = scheme;
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <main className="min-h-screen bg-white p-4 text-black dark:bg-neutral-950 dark:text-white">
    <h1>Account</h1>
    <button type="button" onClick={() => choose('light')}>
      Light
    </button>
    <button type="button" onClick={() => choose('dark')}>
      Dark
    </button>
    <Account />
  </main>,
);
