import {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { Component, type ReactElement, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { MerchantProvider } from '../../../src/query/MerchantProvider.js';
import type { Transaction } from '../../../src/service/types.js';
import { createService } from '../createService.js';

const rows: readonly Transaction[] = [
  { id: 't0', merchant_name: 'RAW t0' },
  { id: 't1', merchant_name: 'RAW t1' },
  { id: 't2', merchant_name: 'RAW t2' },
];

function SuspendedRow({ row }: { row: Transaction }): ReactElement {
  return <li>{useSuspenseQuery(merchantQueryOptions(row)).data.status}</li>;
}
const list = rows.map((row) => <SuspendedRow key={row.id} row={row} />);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

/** With real time, because React itself decides when it tries suspended rows again. */
function open(children: ReactNode) {
  const client = new QueryClient();
  const container = document.createElement('div');
  const root = createRoot(container, { onCaughtError: () => {} });
  unmounts.push(() => root.unmount());
  const show = (shown: ReactNode) =>
    root.render(
      <QueryClientProvider client={client}>
        <Boundary>
          <Suspense fallback="wait">{shown}</Suspense>
        </Boundary>
      </QueryClientProvider>,
    );
  show(children);
  return { client, show, text: () => container.textContent };
}

describe('rows that suspend in the first render', () => {
  it.each(['below', 'above'])('load when the Suspense is %s the provider', async (where) => {
    const children = where === 'below' ? <Suspense fallback="wait">{list}</Suspense> : list;
    const service = createService({ respondsAtOnce: true });
    const app = open(<MerchantProvider fetcher={service.fetcher}>{children}</MerchantProvider>);
    await expect.poll(app.text).toBe('matchedmatchedmatched');
    expect(service.sent().flat().sort()).toEqual(['t0', 't1', 't2']);
  });

  it('leave nothing running when their provider never mounts', async () => {
    // React 18 may unmount what came before it a moment later, and all clients share one listener.
    await expect.poll(() => onlineManager.hasListeners()).toBe(false);
    const on = vi.spyOn(window, 'addEventListener');
    const off = vi.spyOn(window, 'removeEventListener');
    const listening = () => {
      const removed = off.mock.calls.map(([, listener]) => listener);
      const isOn = ([type, listener]: (typeof on.mock.calls)[number]) =>
        type === 'online' && !removed.includes(listener);
      return on.mock.calls.filter(isOn).length;
    };
    const service = createService();
    const app = open(<MerchantProvider fetcher={service.fetcher}>{list}</MerchantProvider>);
    await expect.poll(() => service.requests.length).toBeGreaterThan(0);
    await expect.poll(listening).toBe(connectionsOfTanStack + 1);
    app.show(null);
    const isFetching = () => {
      for (const request of service.requests) request.respond();
      return app.client.isFetching();
    };
    await expect.poll(isFetching).toBe(0);
    await expect.poll(listening).toBe(connectionsOfTanStack);
  });

  it('fail at once without any provider', async () => {
    // React 18 reports what the boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = open(list);
    await expect.poll(app.text).toContain('expected a mounted <MerchantProvider>');
  });
});

/** Its `onlineManager` listens once, as long as a client is mounted. */
const connectionsOfTanStack = 1;
