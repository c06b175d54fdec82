import { Button, Theme } from '@radix-ui/themes';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import '@radix-ui/themes/styles.css';
import 'merchantry/styles.css';

function App(): ReactElement {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  return (
    <Theme appearance={scheme} data-mry-color-scheme={scheme}>
      <main>
        <h1>Account</h1>
        <Button onClick={() => setScheme('light')}>Light</Button>
        <Button onClick={() => setScheme('dark')}>Dark</Button>
        <Account />
      </main>
    </Theme>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
