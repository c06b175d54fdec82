import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Profiler, type ReactElement, type Ref, useState } from 'react';
import {
  type BatchOptions,
  createHttpFetcher,
  DisplayProvider,
  type ListedTransaction,
  type MerchantConfig,
  type MerchantListFetcher,
  type MerchantListRequest,
  MerchantProvider,
  type PlannerEvent,
  TransactionList,
  type TransactionListHandle,
  type TransactionListProps,
} from '../../src/index.js';
import {
  createSandbox,
  SANDBOX_API_KEY,
  type SandboxOptions,
  sandboxTransactions,
} from '../../src/sandbox/index.js';

/** Friday evening in London: the first screen of the sandbox has every open state. */
export const NOW = Date.parse('2026-11-20T18:40:00Z');
export const tenThousandRows = sandboxTransactions(10_000, { seed: 7, now: NOW });

/** The sandbox over the real HTTP fetcher, recording every request. */
export function sandboxFetcher(options: SandboxOptions = {}): {
  fetcher: MerchantListFetcher;
  requests: MerchantListRequest[];
} {
  const requests: MerchantListRequest[] = [];
  const sandbox = createSandbox({ now: () => NOW, ...options });
  const http = createHttpFetcher({
    url: 'https://bank.example/api/v3/merchant/list',
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Api-Key', SANDBOX_API_KEY);
      return sandbox(request);
    },
  });
  return {
    requests,
    fetcher: (request, context) => {
      requests.push(request);
      return http(request, context);
    },
  };
}

export interface TestAppProps extends TransactionListProps<ListedTransaction> {
  fetcher: MerchantListFetcher;
  onCommit?: () => void;
  onEvent?: (event: PlannerEvent) => void;
  batch?: BatchOptions;
  /** Default: a new one. */
  client?: QueryClient;
  /** React 18 passes no `ref` to a function component. */
  listRef?: Ref<TransactionListHandle>;
}

/** A host app with a list, as in the README. */
export function TestApp({
  fetcher,
  onCommit = () => undefined,
  onEvent,
  batch,
  client,
  listRef,
  ...list
}: TestAppProps): ReactElement {
  const [ownClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client ?? ownClient}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now} images={noImages}>
        <MerchantProvider fetcher={fetcher} config={config} batch={batch} onEvent={onEvent}>
          <Profiler id="list" onRender={onCommit}>
            <TransactionList<ListedTransaction> {...list} ref={listRef} />
          </Profiler>
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

/** The same object for list and prefetch, or hydration would request twice. */
export const config: MerchantConfig = { request: { type: 'extended' } };

const now = () => new Date(NOW);
const noImages = () => null;
