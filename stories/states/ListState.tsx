import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import {
  EnrichmentError,
  type ListedTransaction,
  type MerchantListFetcher,
  MerchantProvider,
  TransactionList,
  type TransactionListProps,
} from '../../src/index.js';
import { demoTransaction } from '../demo/demoTransactions.js';
import { createSandboxFetcher } from '../sandbox/createSandboxFetcher.js';
import { STORY_NOW_MS } from '../sandbox/storyNow.js';

interface ListStateProps {
  /** Default `sandbox`. */
  service?: keyof typeof services;
  count?: number;
  loadingMore?: boolean;
  endError?: boolean;
  /**
   * Age of the newest row. Lists on one page need different days, because each day is a named
   * region. Default 0.
   */
  daysAgo?: number;
  /** Makes the list a low scroller of its own, and scrolls it so far. */
  scrolledBy?: number;
  slots?: TransactionListProps<ListedTransaction>['slots'];
}

const services = {
  sandbox: () => createSandboxFetcher({ now: STORY_NOW_MS, latencyMs: 0 }),
  silent: (): MerchantListFetcher => () => new Promise(() => undefined),
  // Fails its rows without a pause, after which the list would soon say more.
  broken: (): MerchantListFetcher => () => Promise.reject(new EnrichmentError('malformed')),
};

const config = { request: { type: 'extended' } } as const;
const rows = ['harrow', 'northside', 'casa-olmo', 'tidewell'].map(demoTransaction);

const DAY_MS = 86_400_000;
const earlier = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString();

const noop = (): void => undefined;

/** A short list with its own service and cache. */
export function ListState({
  service = 'sandbox',
  count = rows.length,
  loadingMore = false,
  endError = false,
  daysAgo = 0,
  scrolledBy,
  slots,
}: ListStateProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [fetcher] = useState(services[service]);
  const [transactions] = useState(() =>
    rows.slice(0, count).map((row) => ({ ...row, date: earlier(row.date, daysAgo) })),
  );
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scrolledBy === undefined) return;
    // The list measures itself first.
    const frame = requestAnimationFrame(() =>
      place.current?.firstElementChild?.scrollTo(0, scrolledBy),
    );
    return () => cancelAnimationFrame(frame);
  }, [scrolledBy]);
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher} config={config}>
        <div ref={place}>
          <TransactionList
            data-service={service}
            transactions={transactions}
            virtualized={false}
            hasMore={loadingMore || endError}
            loadingMore={loadingMore}
            endError={endError}
            onEndReached={noop}
            selectedId={rows[1]?.id}
            onSelect={noop}
            height={scrolledBy === undefined ? undefined : 240}
            slots={slots}
          />
        </div>
      </MerchantProvider>
    </QueryClientProvider>
  );
}
