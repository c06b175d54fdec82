import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { MerchantProvider, TransactionList } from '../../../src/index.js';
import { sandboxTransactions } from '../../../src/sandbox/index.js';
import { createSandboxFetcher } from '../../sandbox/createSandboxFetcher.js';
import { STORY_NOW_MS } from '../../sandbox/storyNow.js';

const transactions = sandboxTransactions(4, { seed: 1, now: STORY_NOW_MS });

/** A short list that is served by the sandbox. */
export function ExampleList(): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [fetcher] = useState(() => createSandboxFetcher({ now: STORY_NOW_MS }));
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher} config={{ request: { type: 'extended' } }}>
        <TransactionList
          transactions={transactions}
          virtualized={false}
          onSelect={() => undefined}
        />
      </MerchantProvider>
    </QueryClientProvider>
  );
}
