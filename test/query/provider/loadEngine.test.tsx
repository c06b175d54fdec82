import { onlineManager } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';
import { createLateApp } from './createLateApp.js';

afterEach(() => {
  vi.doUnmock('../../../src/query/provider/engine.js');
  onlineManager.setOnline(true);
});

const ROWS = transactions(3);
const [FIRST = transaction('t0')] = ROWS;

/** Shows what its children throw. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render(): ReactNode {
    return this.state.error ? this.state.error.message : this.props.children;
  }
}

describe('what sends requests', () => {
  it('is loaded as soon as a provider renders, without any row', async () => {
    const app = await createLateApp();
    await app.show(null);
    expect(app.attempts).toBe(1);
    await app.unmount();
  });

  it('is loaded beside what the fetcher itself needs', async () => {
    const app = await createLateApp();
    const preload = vi.fn();
    await app.show(null, { fetcher: Object.assign(async () => ({}), { preload }) });
    expect(app.attempts).toBe(1);
    expect(preload).toHaveBeenCalledOnce();
    await app.unmount();
  });

  it('sends all rows in one request when it arrives, and one commit shows the response', async () => {
    const app = await createLateApp();
    await app.show(ROWS.map((row) => <app.Row key={row.id} transaction={row} />));
    expect(app.lookup('t0')?.status).toBe('pending');
    await flush(60);
    expect(app.service.sizes()).toEqual([]);
    await app.arrive();
    await flush(20);
    expect(app.service.sizes()).toEqual([3]);
    const before = app.commits;
    app.service.last().respond();
    await flush();
    expect(app.commits).toBe(before + 1);
    expect(app.lookup('t2')?.status).toBe('matched');
    expect(app.attempts).toBe(1);
    await app.unmount();
  });

  it('is loaded once for all providers, clients and scopes', async () => {
    const app = await createLateApp();
    const row = <app.Row transaction={FIRST} />;
    await app.showBare(
      <>
        <app.Provider>{row}</app.Provider>
        <app.Provider>{row}</app.Provider>
        <app.Provider config={{ scope: 'other' }}>{row}</app.Provider>
      </>,
    );
    expect(app.attempts).toBe(1);
    await app.arrive();
    await flush(20);
    // One planner for the two of one scope.
    expect(app.service.sent()).toEqual([['t0'], ['t0']]);
    await app.unmount();
  });

  it('counts the dwell of a scrolling list from when the row came on screen', async () => {
    const app = await createLateApp();
    await app.show(<app.Rows rows={ROWS} scrolling />);
    await flush(60);
    await app.arrive();
    await flush(30);
    expect(app.service.sizes()).toEqual([]);
    await flush(11);
    expect(app.service.sizes()).toEqual([3]);
    await app.unmount();
  });

  it('fills a request with the next rows that it was told of before', async () => {
    const app = await createLateApp();
    await app.show(<app.Rows rows={[FIRST]} next={ROWS.slice(1)} />);
    await app.arrive();
    await flush(20);
    expect(app.service.sent()).toEqual([['t0', 't1', 't2']]);
    await app.unmount();
  });

  it('never requests a row that was hidden before it arrived', async () => {
    const app = await createLateApp();
    const rows = (visible: boolean) =>
      ROWS.map((row) => (
        <app.Row key={row.id} transaction={row} visible={visible || row.id === 't1'} />
      ));
    await app.show(rows(true));
    await app.show(rows(false));
    await app.arrive();
    await flush(200);
    expect(app.service.sent()).toEqual([['t1']]);
    expect(app.lookup('t0')?.status).toBe('idle');
    await app.show(rows(true));
    await flush(20);
    expect(app.service.sent().at(-1)).toEqual(['t0', 't2']);
    await app.unmount();
  });

  it('never hears of a row that unmounted before it arrived', async () => {
    const app = await createLateApp();
    await app.show(ROWS.map((row) => <app.Row key={row.id} transaction={row} />));
    await app.show(<app.Row transaction={transaction('t9')} />);
    await app.arrive();
    await flush(200);
    expect(app.service.sent()).toEqual([['t9']]);
    const told = app.events.flatMap((event) => ('id' in event ? [event.id] : []));
    expect(told).toEqual(['t9']);
    await app.unmount();
  });

  it('starts nothing when the provider is gone by the time it arrives', async () => {
    const app = await createLateApp();
    await app.show(<app.Row transaction={FIRST} />);
    await app.unmount();
    await flush(10);
    await app.arrive();
    await flush(200);
    expect(app.service.sizes()).toEqual([]);
    expect(app.events).toEqual([]);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('requests once under StrictMode', async () => {
    const app = await createLateApp({ strict: true });
    await app.show(ROWS.map((row) => <app.Row key={row.id} transaction={row} />));
    await app.arrive();
    await flush(200);
    expect(app.service.sizes()).toEqual([3]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t2')?.status).toBe('matched');
    await app.unmount();
  });

  it('loads what the host app fetches before it arrives, at once', async () => {
    const app = await createLateApp();
    const { merchantQueryOptions } = app.library;
    await app.show(null);
    const result = app.client.fetchQuery(merchantQueryOptions(FIRST));
    await flush();
    await app.arrive();
    await flush();
    expect(app.service.sizes()).toEqual([1]);
    app.service.last().respond();
    expect(await result).toMatchObject({ status: 'matched' });
    await app.unmount();
  });

  it('ends what the host app fetches when the provider unmounts first', async () => {
    const app = await createLateApp();
    const { merchantQueryOptions } = app.library;
    await app.show(null);
    const options = merchantQueryOptions(FIRST);
    const result = app.client.fetchQuery(options).catch(String);
    await flush();
    await app.unmount();
    await flush(10);
    expect(await result).toContain('CancelledError');
    expect(app.client.getQueryState(options.queryKey)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
    });
  });

  it('loads rows again whose queries the host app removed meanwhile', async () => {
    const app = await createLateApp();
    await app.show(ROWS.map((row) => <app.Row key={row.id} transaction={row} />));
    app.client.clear();
    await flush();
    await app.arrive();
    await flush(20);
    app.service.last().respond();
    await flush(20);
    expect(app.service.sizes()).toEqual([3]);
    expect(app.lookup('t0')?.status).toBe('matched');
    await app.unmount();
  });

  it('loads rows whose streamed result the server gave up meanwhile', async () => {
    const app = await createLateApp();
    const { merchantQueryOptions } = app.library;
    let giveUp: (error: Error) => void = () => {};
    // As TanStack hydrates a query whose promise is still pending.
    const streamed = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    const options = { ...merchantQueryOptions(FIRST), queryFn: () => streamed, retry: 3 };
    app.client.prefetchQuery(options);
    await app.show(<app.Row transaction={FIRST} />);
    giveUp(new Error('gave up'));
    await flush();
    await app.arrive();
    await flush(20);
    expect(app.service.sizes()).toEqual([1]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0')?.status).toBe('matched');
    await app.unmount();
  });

  it('reports wrong batch options while rows mount, before it arrives', async () => {
    const app = await createLateApp();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // React's advice to add an error boundary.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    // React 18 shows it to the window, too.
    const onError = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener('error', onError);
    await app.show(
      <Boundary>
        <app.Row transaction={FIRST} />
      </Boundary>,
      { batch: { maxSize: 0 } },
    );
    window.removeEventListener('error', onError);
    expect(document.body).toHaveTextContent('expected batch.maxSize to be a whole number');
    await app.unmount();
  });
});

describe('when it cannot be loaded', () => {
  it('is tried again with growing waits, and says that it is offline until it arrives', async () => {
    const app = await createLateApp();
    await app.show([<app.Status key="status" />, <app.Row key="t0" transaction={FIRST} />]);
    await app.fail();
    expect(app.statuses).toEqual(['ready', 'offline']);
    expect(app.events).toEqual([{ type: 'paused', reason: 'offline' }]);
    expect(app.lookup('t0')?.status).toBe('pending');
    for (const [ms, attempts] of [
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [3_999, 3],
      [1, 4],
    ]) {
      await flush(ms);
      expect(app.attempts).toBe(attempts);
      await app.fail();
    }
    expect(app.events).toHaveLength(1);
    await flush(8_000);
    await app.arrive();
    await flush(20);
    expect(app.statuses).toEqual(['ready', 'offline', 'ready']);
    expect(app.events.slice(0, 2)).toEqual([
      { type: 'paused', reason: 'offline' },
      { type: 'resumed', reason: 'offline' },
    ]);
    expect(app.service.sizes()).toEqual([1]);
    await app.unmount();
  });

  it('is tried again at least once a minute, for ever', async () => {
    const app = await createLateApp();
    await app.show(<app.Row transaction={FIRST} />);
    for (let minute = 0; minute < 20; minute += 1) {
      await app.fail();
      await flush(60_000);
    }
    expect(app.attempts).toBeGreaterThanOrEqual(20);
    expect(app.attempts).toBeLessThan(30);
    await app.unmount();
  });

  it.each([
    [
      'the connection is back',
      () => {
        onlineManager.setOnline(false);
        onlineManager.setOnline(true);
      },
    ],
    ['the person is back', () => window.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried again at once when %s', async (_, happen) => {
    const app = await createLateApp();
    await app.show(<app.Row transaction={FIRST} />);
    await app.fail();
    happen();
    await flush();
    expect(app.attempts).toBe(2);
    await app.unmount();
  });

  it('is tried again at once when a row is retried', async () => {
    const app = await createLateApp();
    await app.show(<app.Row transaction={FIRST} />);
    await app.fail();
    app.lookup('t0')?.retry();
    await flush();
    expect(app.attempts).toBe(2);
    await app.arrive();
    await flush(20);
    expect(app.service.sizes()).toEqual([1]);
    await app.unmount();
  });

  it('fails rows after the time limit of a request, and they load when it arrives', async () => {
    const app = await createLateApp();
    const rows = ROWS.map((row) => <app.Row key={row.id} transaction={row} />);
    await app.show(rows, { batch: { timeoutMs: 5_000 } });
    const problem = new TypeError('Failed to fetch dynamically imported module');
    await app.fail(problem);
    await flush(4_990);
    expect(app.lookup('t0')?.status).toBe('pending');
    await flush(20);
    const { status, error } = app.lookup('t0') ?? {};
    expect(status).toBe('failed');
    expect(error).toMatchObject({ kind: 'network', transactionIds: ['t0'] });
    // Vitest wraps it.
    expect(error?.cause).toMatchObject({ cause: problem });
    await app.arrive();
    await flush(20);
    expect(app.service.sizes()).toEqual([3]);
    app.service.last().respond();
    await flush();
    expect(ROWS.map(({ id }) => app.lookup(id)?.status)).toEqual(ROWS.map(() => 'matched'));
    await app.unmount();
  });

  it('fails rows that scrolled away meanwhile, and loads them when they are back', async () => {
    const app = await createLateApp();
    const batch = { timeoutMs: 1_000 };
    await app.show(<app.Row transaction={FIRST} />, { batch });
    await flush(1_100);
    expect(app.lookup('t0')?.status).toBe('failed');
    await app.show(<app.Row transaction={transaction('t9')} />, { batch });
    await app.arrive();
    await app.show(<app.Row transaction={FIRST} />, { batch });
    await flush(20);
    expect(app.service.sent()).toEqual([['t9'], ['t0']]);
    await app.unmount();
  });

  it('fails what the host app fetches after the time limit, without an unhandled rejection', async () => {
    const app = await createLateApp();
    const { merchantQueryOptions } = app.library;
    await app.show(null);
    const result = app.client.fetchQuery(merchantQueryOptions(FIRST)).catch((error) => error);
    await flush(30_100);
    expect(await result).toMatchObject({ name: 'EnrichmentError', kind: 'network' });
    await app.unmount();
  });

  it('leaves no timer behind when the provider unmounts', async () => {
    const app = await createLateApp();
    await app.show(<app.Row transaction={FIRST} />);
    await app.fail();
    await app.unmount();
    await flush(10);
    await flush(120_000);
    expect(app.attempts).toBe(1);
  });
});

describe('prefetchMerchants before it arrives', () => {
  it('loads the rows when it does, and a list that mounts meanwhile sends no request', async () => {
    const app = await createLateApp();
    const { prefetchMerchants } = app.library;
    const { fetcher } = app.service;
    const done = prefetchMerchants(app.client, { fetcher, transactions: ROWS });
    await app.show(ROWS.map((row) => <app.Row key={row.id} transaction={row} />));
    await app.arrive();
    await flush(20);
    expect(app.service.sizes()).toEqual([3]);
    app.service.last().respond();
    await flush();
    expect(await done).toEqual({ settled: 3, failed: 0, pending: 0 });
    expect(app.lookup('t0')?.status).toBe('matched');
    await app.unmount();
  });

  it('ends at its deadline when it is late', async () => {
    const app = await createLateApp();
    const { prefetchMerchants } = app.library;
    const { fetcher } = app.service;
    const done = prefetchMerchants(app.client, { fetcher, transactions: ROWS, deadlineMs: 200 });
    await flush(210);
    expect(await done).toEqual({ settled: 0, failed: 0, pending: 3 });
    await app.arrive();
    await flush(20);
    expect(app.service.sizes()).toEqual([]);
    expect(app.client.getQueryCache().getAll()).toEqual([]);
  });

  it('leaves the rows to the list when it cannot be loaded', async () => {
    const app = await createLateApp();
    const { prefetchMerchants } = app.library;
    const { fetcher } = app.service;
    const done = prefetchMerchants(app.client, { fetcher, transactions: ROWS });
    await flush();
    await app.fail();
    expect(await done).toEqual({ settled: 0, failed: 0, pending: 3 });
  });

  it('rejects for a mistake of the caller all the same', async () => {
    const app = await createLateApp();
    const { prefetchMerchants } = app.library;
    const { fetcher } = app.service;
    const options = { fetcher, transactions: ROWS, batch: { maxSize: 0 } };
    await expect(prefetchMerchants(app.client, options)).rejects.toThrow(RangeError);
    expect(app.attempts).toBe(0);
  });
});

it('loads what an observer of the host app waits for', async () => {
  const app = await createLateApp();
  await app.show(<app.Reader transaction={FIRST} />);
  expect(document.body.textContent).toContain('pending');
  await app.arrive();
  await flush(20);
  app.service.last().respond();
  await flush();
  expect(document.body.textContent).toContain('success');
  await app.unmount();
});
