import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import {
  DisplayProvider,
  type DisplayProviderProps,
  type ListedTransaction,
  MerchantDetails,
  type MerchantListFetcher,
  MerchantProvider,
  type MerchantReport,
  TransactionList,
  useMerchantDetails,
} from '../../src/index.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import '../../src/theme/styles.css';

interface AccountProps {
  transactions: readonly ListedTransaction[];
  fetcher: MerchantListFetcher;
  display?: Partial<DisplayProviderProps>;
  onReport?: ((report: MerchantReport) => Promise<void>) | undefined;
}

const now = () => new Date(STORY_NOW_MS);
const config = { request: { type: 'extended' } } as const;

/** A bank's account page: the list, then the opened row in its place. */
export function Account({
  transactions,
  fetcher,
  display,
  onReport = async () => undefined,
}: AccountProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [open, setOpen] = useState<ListedTransaction>();
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now} {...display}>
        <MerchantProvider fetcher={fetcher} config={config}>
          <main>
            {open ? (
              <Opened transaction={open} onReport={onReport} />
            ) : (
              <TransactionList transactions={transactions} onSelect={setOpen} />
            )}
          </main>
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

interface OpenedProps {
  transaction: ListedTransaction;
  onReport: (report: MerchantReport) => Promise<void>;
}

function Opened({ transaction, onReport }: OpenedProps): ReactElement {
  const lookup = useMerchantDetails(transaction);
  return (
    <div ref={focusHeading}>
      <MerchantDetails
        transaction={transaction}
        lookup={lookup}
        onReport={onReport}
        onDispute={() => undefined}
      />
    </div>
  );
}

const focusHeading = (panel: HTMLElement | null) => panel?.querySelector('h2')?.focus();
