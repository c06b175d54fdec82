import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createHttpFetcher,
  DisplayProvider,
  type ListedTransaction,
  MerchantDetails,
  type MerchantLookup,
  MerchantProvider,
  TransactionList,
} from 'merchantry';
import { sandboxTransactions } from 'merchantry/sandbox';
import { type ReactElement, useState } from 'react';

const queryClient = new QueryClient();
const fetcher = createHttpFetcher({ url: '/api/merchants' });
/** With opening hours. */
const config = { request: { type: 'extended' } };
const rows = sandboxTransactions(40);

interface AccountProps {
  /** Where overlays are mounted. */
  container?: HTMLElement | undefined;
}

/** An account of the bank, the same under every design system. */
export function Account({ container }: AccountProps): ReactElement {
  const [opened, setOpened] = useState<{ row: ListedTransaction; lookup: MerchantLookup }>();
  return (
    <QueryClientProvider client={queryClient}>
      <MerchantProvider fetcher={fetcher} config={config}>
        <DisplayProvider
          locale="en-GB"
          timeZone="Europe/London"
          images="same-origin"
          container={container}
        >
          <TransactionList
            transactions={rows}
            height={420}
            onSelect={(row, lookup) => setOpened({ row, lookup })}
          />
          {opened && <MerchantDetails transaction={opened.row} lookup={opened.lookup} />}
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>
  );
}
