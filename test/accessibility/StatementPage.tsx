import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantDetails,
  type MerchantListFetcher,
  MerchantProvider,
  type MerchantReport,
  ReportMerchant,
  TransactionList,
  useMerchantDetails,
} from '../../src/index.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import '../../src/theme/styles.css';

interface StatementPageProps {
  transactions: readonly ListedTransaction[];
  fetcher: MerchantListFetcher;
  onReport?: (report: MerchantReport) => void;
}

const now = () => new Date(STORY_NOW_MS);
const config = { request: { type: 'extended' } } as const;

/** A bank's statement: a list, in its place an opened row, and a form to report an error. */
export function StatementPage({
  transactions,
  fetcher,
  onReport,
}: StatementPageProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [open, setOpen] = useState<ListedTransaction>();
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(undefined);
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-id="${open?.id}"] .mry-TransactionRow-name`);
      (row as HTMLElement | null)?.focus();
    });
  };
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
        <MerchantProvider fetcher={fetcher} config={config}>
          <div ref={list} hidden={open !== undefined}>
            <TransactionList transactions={transactions} onSelect={setOpen} />
          </div>
          {open && <Opened transaction={open} onClose={close} onReport={onReport} />}
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

interface OpenedProps {
  transaction: ListedTransaction;
  onClose: () => void;
  onReport: ((report: MerchantReport) => void) | undefined;
}

function Opened({ transaction, onClose, onReport = () => undefined }: OpenedProps): ReactElement {
  const lookup = useMerchantDetails(transaction);
  const [focusHeading] = useState(() => (panel: HTMLDivElement | null) => {
    panel?.querySelector('h2')?.focus();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is
    <div ref={focusHeading} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <button type="button" onClick={onClose}>
        Back
      </button>
      <MerchantDetails
        transaction={transaction}
        lookup={lookup}
        slots={{
          report: <ReportMerchant transaction={transaction} lookup={lookup} onReport={onReport} />,
        }}
      />
    </div>
  );
}
