import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { retryWaitMs } from '../../../src/query/cache/lookupTimes.js';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { createService } from '../createService.js';
import { createTestApp, transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const MINUTE_MS = 60_000;
const REJECTED = new EnrichmentError('rejected');
const T0 = transaction('t0');
const sizeOf = (client: QueryClient) => client.getQueryCache().getAll().length;

describe('the delay after a failure', () => {
  const failed = (errorUpdateCount: number, errorUpdatedAt = Date.now()) =>
    ({ status: 'error', error: REJECTED, errorUpdateCount, errorUpdatedAt }) as const;

  it.each([
    [1, 30_000],
    [2, 60_000],
    [5, 480_000],
    [6, 600_000],
    [60, 600_000],
  ])('after %i failures in a row is %i ms', (failures, delayMs) => {
    const state = failed(failures);
    vi.setSystemTime(Date.now() + delayMs - 1);
    expect(retryWaitMs(state)).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() + 1);
    expect(retryWaitMs(state)).toBe(0);
  });

  it('ends when the clock is set back, instead of lasting until the old time is reached', () => {
    const state = failed(1);
    vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
    expect(retryWaitMs(state)).toBe(0);
  });

  it('begins at 30 s again after a success', async () => {
    const app = createTestApp();
    const row = <app.Row transaction={T0} />;
    for (const delayMs of [30_000, 60_000]) {
      await app.show(row);
      app.service.last().respond({});
      await flush();
      expect(app.lookup('t0').status).toBe('failed');
      await app.show(null);
      await flush(delayMs);
    }
    await app.show(row);
    app.service.last().respond();
    await flush();
    app.client.invalidateQueries({ queryKey: ['merchantry'] });
    await flush();
    app.service.last().respond({});
    await flush();
    await app.show(null);
    await flush(30_000);
    await app.show(row);
    expect(app.service.requests).toHaveLength(5);
  });
});

describe('a query', () => {
  it('with a failure stays for 30 minutes after its last row left', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond({});
    await app.show(null);
    await flush(30 * MINUTE_MS - 1_000);
    expect(sizeOf(app.client)).toBe(1);
    await flush(2_000);
    expect(sizeOf(app.client)).toBe(0);
  });

  it('of a row that only filled a request stays for 30 minutes', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    await app.show(<List next={5} />);
    expect(sizeOf(app.client)).toBe(6);
    await flush(29 * MINUTE_MS);
    expect(sizeOf(app.client)).toBe(6);
    await flush(MINUTE_MS);
    expect(sizeOf(app.client)).toBe(1);
  });

  it('that was hydrated stays for 30 minutes after its row left', async () => {
    const onServer = new QueryClient();
    const { fetcher } = createService({ respondsAtOnce: true });
    await prefetchMerchants(onServer, { fetcher, transactions: [T0] });
    const app = createTestApp();
    await app.show(
      <HydrationBoundary state={dehydrate(onServer)}>
        <app.Row transaction={T0} />
      </HydrationBoundary>,
    );
    expect(app.history('t0')).toEqual(['matched']);
    await app.show(null);
    await flush(29 * MINUTE_MS);
    expect(sizeOf(app.client)).toBe(1);
    await flush(MINUTE_MS);
    expect(sizeOf(app.client)).toBe(0);
  });

  it('that the host app fetched without a row stays for 30 minutes', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    await app.show(null);
    const fetched = app.client.fetchQuery(merchantQueryOptions(T0));
    await flush();
    await fetched;
    await flush(29 * MINUTE_MS);
    expect(sizeOf(app.client)).toBe(1);
    await flush(MINUTE_MS);
    expect(sizeOf(app.client)).toBe(0);
  });

  it('goes when its time is up although the host app speaks of time without naming one', async () => {
    const client = new QueryClient();
    const unset = { gcTime: undefined, staleTime: undefined };
    client.setQueryDefaults(['merchantry'], unset as object);
    const app = createTestApp({ client, service: createService({ respondsAtOnce: true }) });
    await app.show(<app.Row transaction={T0} />);
    await app.show(null);
    await app.show(<app.Row transaction={T0} />);
    expect(app.service.requests).toHaveLength(1);
    await app.show(null);
    await flush(30 * MINUTE_MS);
    expect(sizeOf(client)).toBe(0);
  });
});

const VISIBLE = [T0];
const NEXT = transactions(10, 1);
function List({ next }: { next: number }): null {
  useMerchants(VISIBLE, { next: NEXT.slice(0, next) });
  return null;
}
