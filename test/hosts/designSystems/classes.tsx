import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import './classes.css';
import 'merchantry/styles.css';

const { classList } = document.documentElement;

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>Account</h1>
    <button type="button" onClick={() => classList.remove('dark')}>
      Light
    </button>
    <button type="button" onClick={() => classList.add('dark')}>
      Dark
    </button>
    <Account />
  </main>,
);
