import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Profiler, type ReactElement, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  createHttpFetcher,
  DisplayProvider,
  type ListedTransaction,
  type MerchantListFetcher,
  type MerchantListRequest,
  MerchantProvider,
  type PlannerEvent,
  TransactionList,
  type TransactionListProps,
} from '../../src/index.js';
import { createSandbox, sandboxTransactions } from '../../src/sandbox/index.js';
import '../../src/theme/styles.css';

const NOW = Date.parse('2026-11-20T18:40:00Z');
const now = () => new Date(NOW);
const url = 'https://bank.example/api/v3/merchant/list';

function sandboxFetcher(requests: MerchantListRequest[]): MerchantListFetcher {
  const sandbox = createSandbox({ now: () => NOW });
  const http = createHttpFetcher({
    url,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Api-Key', 'sandbox-key');
      return sandbox(request);
    },
  });
  return (request, context) => {
    requests.push(request);
    return http(request, context);
  };
}

interface BankProps extends TransactionListProps<ListedTransaction> {
  fetcher: MerchantListFetcher;
  onRender?: () => void;
  onEvent?: (event: PlannerEvent) => void;
}

function Bank({ fetcher, onRender = () => undefined, onEvent, ...props }: BankProps): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now} images={() => null}>
      <MerchantProvider fetcher={fetcher} config={{ request: { type: 'extended' } }} onEvent={onEvent}>
        <Profiler id="list" onRender={onRender}>
          <TransactionList<ListedTransaction> height={600} {...props} />
        </Profiler>
      </MerchantProvider>
    </DisplayProvider>
  );
}

const withClient = (ui: ReactElement) => (
  <QueryClientProvider client={new QueryClient()}>{ui}</QueryClientProvider>
);

const tenThousand = sandboxTransactions(10_000, { seed: 7, now: NOW });
const names = () => [...document.querySelectorAll('.mry-MerchantName[data-source="merchant"]')];

describe('TransactionList', () => {
  it('turns the rows on screen into merchants, one call for a screenful', async () => {
    const requests: MerchantListRequest[] = [];
    await render(withClient(<Bank transactions={tenThousand} fetcher={sandboxFetcher(requests)} />));
    await expect.poll(() => names().length).toBeGreaterThan(5);
    expect(requests).toHaveLength(1);
    const ids = requests[0]?.transactions.map(({ id }) => id) ?? [];
    expect(ids.length).toBeLessThanOrEqual(25);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
void vi;
void userEvent;
void StrictMode;
