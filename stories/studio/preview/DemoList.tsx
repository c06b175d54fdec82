import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { MerchantProvider, TransactionList } from '../../../src/index.js';
import { demoTransactions } from '../../demo/demoTransactions.js';
import { createSandboxFetcher } from '../../sandbox/createSandboxFetcher.js';
import { STORY_NOW_MS } from '../../sandbox/storyNow.js';

const config = { request: { type: 'extended' } } as const;

/** An account with every state of money, on the sandbox. Its rows can be selected. */
export function DemoList(): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [fetcher] = useState(() => createSandboxFetcher({ now: STORY_NOW_MS, latencyMs: 0 }));
  const [selected, setSelected] = useState(demoTransactions[1]?.id);
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher} config={config}>
        <TransactionList
          transactions={demoTransactions}
          virtualized={false}
          selectedId={selected}
          onSelect={({ id }) => setSelected(id)}
        />
      </MerchantProvider>
    </QueryClientProvider>
  );
}
