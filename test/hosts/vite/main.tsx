import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import 'merchantry/styles.css';

const client = new QueryClient();

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={client}>
    <main data-react={version}>
      <Account />
    </main>
  </QueryClientProvider>,
);
