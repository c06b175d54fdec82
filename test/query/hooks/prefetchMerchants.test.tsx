import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { PlannerEvent } from '../../../src/planner/types.js';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import type { MerchantConfig } from '../../../src/query/config.js';
import {
  type PrefetchMerchantsOptions,
  prefetchMerchants,
} from '../../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import type { MerchantListFetcher } from '../../../src/service/MerchantListFetcher.js';
import type { Transaction } from '../../../src/service/types.js';
import { bodyFor, createService } from '../createService.js';
import { createTestApp, transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const config: MerchantConfig = { scope: 'alice', request: { language: 'de' } };

const VISIBLE = [transaction('visible')];
function List({ next }: { next: readonly Transaction[] }): null {
  useMerchants(VISIBLE, { next });
  return null;
}

/** Starts a prefetch, and says whether it is over. */
function start(client: QueryClient, options: PrefetchMerchantsOptions) {
  const prefetch = { over: false, error: undefined as unknown, counts: undefined as unknown };
  prefetchMerchants(client, options).then(
    (counts) => {
      prefetch.over = true;
      prefetch.counts = counts;
    },
    (error: unknown) => {
      prefetch.over = true;
      prefetch.error = error;
    },
  );
  return prefetch;
}

describe('prefetchMerchants', () => {
  it('loads 30 rows in two even requests and writes every result into the cache', async () => {
    const client = new QueryClient();
    const service = createService({ respondsAtOnce: true });
    await prefetchMerchants(client, { fetcher: service.fetcher, transactions: transactions(30) });
    expect(service.sizes()).toEqual([15, 15]);
    for (const row of transactions(30)) {
      const answer = client.getQueryData(merchantQueryOptions(row).queryKey);
      expect(answer).toMatchObject({ status: 'matched', lookupId: row.id });
    }
  });

  it('spares the browser every request: dehydrated on a server, hydrated in the list', async () => {
    const rows = transactions(30);
    const onServer = new QueryClient();
    const service = createService({ respondsAtOnce: true });
    await prefetchMerchants(onServer, { fetcher: service.fetcher, transactions: rows, config });
    const state = JSON.parse(JSON.stringify(dehydrate(onServer)));
    const app = createTestApp({ config: { request: { language: 'de' }, scope: 'alice' } });
    await app.showBare(null);
    await app.show(
      <HydrationBoundary state={state}>
        {rows.map((each) => (
          <app.Row key={each.id} transaction={each} />
        ))}
      </HydrationBoundary>,
    );
    await flush(1_000);
    expect(app.service.requests).toHaveLength(0);
    for (const { id } of rows) expect(app.history(id)).toEqual(['matched']);
    expect(app.lookup('t7')).toMatchObject({ merchant: { name: 'Shop t7' }, lookupId: 't7' });
    expect(app.commits).toBe(1);
  });

  it('puts no raw text into what is dehydrated', async () => {
    const client = new QueryClient();
    const service = createService();
    const prefetch = start(client, {
      fetcher: service.fetcher,
      transactions: [transaction('t0', { merchant_name: 'SECRET CLINIC', city: 'SECRET TOWN' })],
    });
    await flush();
    service.last().respond();
    await flush();
    expect(prefetch.over).toBe(true);
    expect(JSON.stringify(dehydrate(client))).toContain('Shop t0');
    expect(JSON.stringify(dehydrate(client))).not.toContain('SECRET');
  });

  it('does not load rows that are known, and loads equal content once', async () => {
    const client = new QueryClient();
    const service = createService({ respondsAtOnce: true });
    const { fetcher } = service;
    await prefetchMerchants(client, { fetcher, transactions: transactions(3) });
    await prefetchMerchants(client, {
      fetcher,
      transactions: [...transactions(5), { ...transaction('t4'), id: 'twin' }],
    });
    expect(service.sent()).toEqual([
      ['t0', 't1', 't2'],
      ['t3', 't4'],
    ]);
  });

  it('loads rows again whose result is out of date', async () => {
    const client = new QueryClient();
    const service = createService({ respondsAtOnce: true });
    const options = { fetcher: service.fetcher, transactions: transactions(2) };
    await prefetchMerchants(client, options);
    await client.invalidateQueries(merchantQueryOptions(transaction('t0')));
    await prefetchMerchants(client, options);
    expect(service.sent()).toEqual([['t0', 't1'], ['t0']]);
  });

  it('is joined by a list that mounts before the result', async () => {
    const app = createTestApp();
    const rows = transactions(3);
    const loader = createService();
    const prefetch = start(app.client, { fetcher: loader.fetcher, transactions: rows });
    await app.show(rows.map((each) => <app.Row key={each.id} transaction={each} />));
    expect(app.service.requests).toHaveLength(0);
    await app.show(null);
    await app.show(rows.map((each) => <app.Row key={each.id} transaction={each} />));
    loader.last().respond();
    await flush();
    expect(prefetch.over).toBe(true);
    expect(loader.requests).toHaveLength(1);
    expect(app.service.requests).toHaveLength(0);
    expect(app.history('t2')).toEqual(['pending', 'matched']);
    expect(app.lookup('t2').status).toBe('matched');
  });

  it('keeps rows that it is loading out of the requests of a list', async () => {
    const app = createTestApp();
    const loader = createService();
    start(app.client, { fetcher: loader.fetcher, transactions: transactions(3) });
    await flush();
    await app.show(<List next={transactions(5)} />);
    expect(app.service.sent()).toEqual([['visible', 't3', 't4']]);
    loader.last().respond();
    await flush();
  });

  it.each([
    ['what its type has', undefined, { name: 'Known' }],
    ['the fuller record where the host app says so', true, { name: 'Known', rating: 4 }],
  ])('gives a row whose details are known %s', async (_, fullest, shown) => {
    const client = new QueryClient();
    const fetcher: MerchantListFetcher = async ({ type }) => ({
      visible: [{ name: 'Known', ...(type === 'extended' && { rating: 4 }) }],
    });
    for (const type of ['extended', 'restrictive'] as const) {
      const ofType = { fullest, request: { type } };
      await prefetchMerchants(client, { fetcher, transactions: VISIBLE, config: ofType });
    }
    const [row] = VISIBLE as [Transaction];
    const result = client.getQueryData(merchantQueryOptions(row, { fullest }).queryKey);
    expect(result?.merchants).toEqual([shown]);
  });

  it('makes two prefetches of the same rows at the same time one', async () => {
    const client = new QueryClient();
    const service = createService();
    const options = { fetcher: service.fetcher, transactions: transactions(3) };
    const both = [start(client, options), start(client, options)];
    await flush();
    expect(service.requests).toHaveLength(1);
    service.last().respond();
    await flush();
    expect(both.map(({ over }) => over)).toEqual([true, true]);
  });

  it.each([
    ['the service refuses', new EnrichmentError('unauthorized', { status: 401 })],
    ['the service fails', new EnrichmentError('server', { status: 500 })],
    ['nothing gets through', new TypeError('Failed to fetch')],
  ])('ends without rejecting when %s, and leaves the rows for the list', async (_, error) => {
    const client = new QueryClient();
    const fetcher = vi.fn().mockRejectedValue(error);
    const prefetch = start(client, { fetcher, transactions: transactions(2) });
    await flush();
    expect(prefetch).toMatchObject({ over: true, counts: { settled: 0, failed: 2, pending: 0 } });
    expect(fetcher).toHaveBeenCalledOnce();
    const app = createTestApp({ client });
    await app.show(transactions(2).map((each) => <app.Row key={each.id} transaction={each} />));
    expect(app.history('t0')).toEqual(['pending']);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
  });

  it('leaves rows that were on screen meanwhile to the provider when it fails', async () => {
    const client = new QueryClient();
    const loader = createService();
    const rejected = new EnrichmentError('rejected', { status: 400 });
    const prefetch = start(client, { fetcher: loader.fetcher, transactions: transactions(1) });
    await flush();
    const app = createTestApp({ client });
    await app.show(<app.Row transaction={transaction('t0')} />);
    expect(app.service.requests).toHaveLength(0);
    loader.last().fail(rejected);
    await flush(100);
    expect(prefetch.over).toBe(true);
    expect(app.service.sent()).toEqual([['t0']]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
  });

  it('ends offline, instead of waiting for a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const fetcher = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const prefetch = start(new QueryClient(), { fetcher, transactions: transactions(2) });
    await flush();
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    expect(prefetch).toMatchObject({ over: true, counts: { failed: 2 } });
    expect(fetcher).toHaveBeenCalledOnce();
  });

  it('leaves refetching to the provider, also of what no row shows', async () => {
    const app = createTestApp();
    const loader = createService({ respondsAtOnce: true });
    await prefetchMerchants(app.client, {
      fetcher: loader.fetcher,
      transactions: transactions(2),
    });
    await app.show(null);
    const refetched = app.client.refetchQueries({ queryKey: ['merchantry'] });
    await flush();
    app.service.last().respond(bodyFor(['t0', 't1'], { rating: 4 }));
    await refetched;
    expect(loader.sizes()).toEqual([2]);
    expect(app.service.sent()).toEqual([['t0', 't1']]);
    for (const each of transactions(2)) {
      const { queryKey } = merchantQueryOptions(each);
      expect(app.client.getQueryState(queryKey)).toMatchObject({
        status: 'success',
        data: { merchants: [{ rating: 4 }] },
      });
    }
  });

  it('leaves alone what others load after the host app removed it', async () => {
    const app = createTestApp({ batch: { concurrency: 1 } });
    const loader = createService();
    const [first, second] = transactions(2);
    if (!first || !second) throw new Error('expected two rows');
    const busy = <app.Row key="busy" transaction={transaction('busy')} />;
    const prefetch = start(app.client, {
      fetcher: loader.fetcher,
      transactions: [first, second],
      batch: { maxSize: 1 },
    });
    await app.show(busy);
    app.client.removeQueries({ queryKey: merchantQueryOptions(first).queryKey });
    await app.show([busy, <app.Row key="first" transaction={first} />]);
    loader.last().respond();
    await flush();
    expect(prefetch.over).toBe(true);
    app.service.last().respond();
    await flush();
    app.service.last().respond();
    await flush();
    expect(app.service.sent()).toEqual([['busy'], [first.id]]);
    expect(app.lookup(first.id).status).toBe('matched');
  });

  it.each(['cancelQueries', 'resetQueries'] as const)(
    'leaves loading again to the provider after %s, although it is still under way',
    async (operation) => {
      const app = createTestApp();
      const loader = createService();
      await app.show(null);
      start(app.client, { fetcher: loader.fetcher, transactions: [transaction('t0')] });
      await flush();
      const options = merchantQueryOptions(transaction('t0'));
      await app.client[operation](options);
      const again = app.client.getQueryCache().find(options)?.fetch();
      await flush();
      loader.last().respond();
      await flush();
      app.service.last().respond();
      await expect(again).resolves.toMatchObject({ status: 'matched' });
      expect(app.client.getQueryState(options.queryKey)?.status).toBe('success');
    },
  );

  it('ends with nothing to load', async () => {
    const service = createService();
    const options = { fetcher: service.fetcher, transactions: [] };
    await expect(prefetchMerchants(new QueryClient(), options)).resolves.toEqual({
      settled: 0,
      failed: 0,
      pending: 0,
    });
    expect(service.requests).toHaveLength(0);
  });

  it('rejects what is a mistake of the caller, and says which', async () => {
    const { fetcher } = createService();
    const client = new QueryClient();
    const options = { fetcher, transactions: transactions(1), batch: { maxSize: 0 } };
    await expect(prefetchMerchants(client, options)).rejects.toThrow(RangeError);
  });

  it('leaves out what cannot be looked up, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const service = createService({ respondsAtOnce: true });
    const loose = JSON.parse('[null, { "merchant_name": "SHOP" }, { "id": "" }, 7]');
    const rows = [...loose, ...transactions(2), { ...transactions(3)[2], id: 7 }];
    await prefetchMerchants(new QueryClient(), { fetcher: service.fetcher, transactions: rows });
    expect(service.sent()).toEqual([['t0', 't1', '7']]);
    const nothing = undefined as unknown as [];
    await prefetchMerchants(new QueryClient(), { fetcher: service.fetcher, transactions: nothing });
    expect(warn.mock.calls.flat()).toEqual([
      'Merchantry: expected every row to be a transaction with an id, but got: null. Such rows are never requested.',
      'Merchantry: expected every row to be a transaction with an id, but got: one without. Such rows are never requested.',
      "Merchantry: expected a transaction's id to be a string, but got: number.",
      'Merchantry: expected an array of transactions, but got: undefined.',
    ]);
  });

  it('obeys batch', async () => {
    const service = createService({ respondsAtOnce: true });
    await prefetchMerchants(new QueryClient(), {
      fetcher: service.fetcher,
      transactions: transactions(4),
      batch: { maxSize: 2 },
    });
    expect(service.sizes()).toEqual([2, 2]);
  });

  it('is how rows that suspend are loaded together', async () => {
    const app = createTestApp();
    const loader = createService({ respondsAtOnce: true });
    const visible = transactions(25);
    await prefetchMerchants(app.client, { fetcher: loader.fetcher, transactions: visible });
    await app.show(visible.map((each) => <app.Row key={each.id} transaction={each} />));
    expect(loader.sizes()).toEqual([25]);
    expect(app.service.requests).toHaveLength(0);
  });

  it('shares nothing between two requests on a server', async () => {
    const [one, other] = [new QueryClient(), new QueryClient()];
    const service = createService({ respondsAtOnce: true });
    const options = { fetcher: service.fetcher, transactions: transactions(1) };
    await prefetchMerchants(one, options);
    expect(dehydrate(other).queries).toHaveLength(0);
    await prefetchMerchants(other, options);
    expect(service.requests).toHaveLength(2);
  });
});

const HANGS = () => new Promise<never>(() => {});
const busy = new EnrichmentError('rate-limited', { status: 429, retryAfterMs: 5_000 });
const failures: readonly (readonly [string, unknown])[] = [
  ['refuses everything', new EnrichmentError('refused', { status: 404 })],
  ['rejects the rows', new EnrichmentError('rejected', { status: 400 })],
  ['is busy and names a time', busy],
  ['is down', new EnrichmentError('server', { status: 500 })],
  ['cannot be reached', new TypeError('Failed to fetch')],
];

describe('a page that waits for its merchants', () => {
  it('waits for a hanging service until the deadline of 1000 ms, and not for a millisecond longer', async () => {
    const client = new QueryClient();
    const signals: AbortSignal[] = [];
    const fetcher: MerchantListFetcher = (_, { signal }) => {
      signals.push(signal);
      return HANGS();
    };
    const prefetch = start(client, { fetcher, transactions: transactions(30) });
    await flush(999);
    expect(prefetch.over).toBe(false);
    await flush(1);
    expect(prefetch.counts).toEqual({ settled: 0, failed: 0, pending: 30 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it.each([
    ['never', HANGS],
    ['too late', () => new Promise((resolve) => setTimeout(resolve, 5_000, { t0: [] }))],
    ['after the deadline, with a failure', () => new Promise((_, fail) => setTimeout(fail, 5_000))],
  ])(
    'leaves nothing running and nothing in the cache when the answer comes %s',
    async (_, fetcher) => {
      const client = new QueryClient();
      const controller = new AbortController();
      const remove = vi.spyOn(controller.signal, 'removeEventListener');
      const before = client.getQueryCache().hasListeners();
      const prefetch = start(client, {
        fetcher,
        transactions: transactions(2),
        deadlineMs: 250,
        signal: controller.signal,
      });
      await flush(250);
      expect(prefetch.over).toBe(true);
      expect(remove).toHaveBeenCalledOnce();
      expect(client.getQueryCache().hasListeners()).toBe(before);
      await flush(10_000);
      expect(client.getQueryCache().getAll()).toEqual([]);
    },
  );

  it.each(failures)('does not wait at all when the service %s', async (_, error) => {
    const client = new QueryClient();
    const fetcher = vi.fn().mockRejectedValue(error);
    const prefetch = start(client, { fetcher, transactions: transactions(25) });
    await flush();
    expect(prefetch.counts).toEqual({ settled: 0, failed: 25, pending: 0 });
    expect(fetcher).toHaveBeenCalledOnce();
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([busy, new EnrichmentError('unauthorized', { status: 401 })])(
    'sends nothing more to a service that answered $status',
    async (error) => {
      const service = createService();
      const prefetch = start(new QueryClient(), {
        fetcher: service.fetcher,
        transactions: transactions(4),
        batch: { maxSize: 1, concurrency: 1 },
      });
      await flush();
      service.last().respond();
      await flush();
      service.last().fail(error);
      await flush();
      expect(prefetch.counts).toEqual({ settled: 1, failed: 3, pending: 0 });
      expect(service.requests).toHaveLength(2);
    },
  );

  it('keeps what came before the deadline, and counts every row', async () => {
    const client = new QueryClient();
    const service = createService();
    const twin = { ...transaction('t0'), id: 'twin' };
    const prefetch = start(client, {
      fetcher: service.fetcher,
      transactions: [...transactions(6), twin, transaction('nameless', { merchant_name: '' })],
      batch: { maxSize: 3 },
    });
    await flush();
    service.requests[0]?.respond(bodyFor(['t0', 't1']));
    await flush(1_000);
    // t0, t1, the twin of t0 and the row that needs no request; t2 is missing from the response.
    expect(prefetch.counts).toEqual({ settled: 4, failed: 1, pending: 3 });
    expect(dehydrate(client).queries).toHaveLength(3);
  });

  it('lets the list load what is unanswered, without a delay', async () => {
    const client = new QueryClient();
    start(client, { fetcher: HANGS, transactions: transactions(3) });
    await flush(1_000);
    const state = JSON.parse(JSON.stringify(dehydrate(client)));
    const app = createTestApp();
    await app.show(
      <HydrationBoundary state={state}>
        {transactions(3).map((each) => (
          <app.Row key={each.id} transaction={each} />
        ))}
      </HydrationBoundary>,
    );
    expect(app.service.sent()).toEqual([['t0', 't1', 't2']]);
  });

  it('leaves rows that are on screen by the deadline to their provider', async () => {
    const app = createTestApp();
    start(app.client, { fetcher: HANGS, transactions: transactions(2), deadlineMs: 100 });
    await app.show(transactions(2).map((each) => <app.Row key={each.id} transaction={each} />));
    await flush(99);
    expect(app.service.requests).toHaveLength(0);
    await flush(50);
    expect(app.service.sent()).toEqual([['t0', 't1']]);
    expect(app.history('t0')).toEqual(['pending']);
  });

  it('keeps a result that is out of date when the new one does not come', async () => {
    const client = new QueryClient();
    const service = createService({ respondsAtOnce: true });
    await prefetchMerchants(client, { fetcher: service.fetcher, transactions: transactions(1) });
    await client.invalidateQueries();
    start(client, { fetcher: HANGS, transactions: transactions(1) });
    await flush(1_000);
    const [query] = dehydrate(client).queries;
    expect(query?.state).toMatchObject({ status: 'success', error: null, isInvalidated: true });
  });

  it('ends when its signal is aborted, and aborts what is in flight', async () => {
    const client = new QueryClient();
    const service = createService();
    const controller = new AbortController();
    const { signal } = controller;
    const prefetch = start(client, {
      fetcher: service.fetcher,
      transactions: transactions(2),
      signal,
    });
    await flush(10);
    controller.abort();
    expect(service.last().context.signal.aborted).toBe(true);
    await flush();
    expect(prefetch.counts).toEqual({ settled: 0, failed: 0, pending: 2 });
    expect(vi.getTimerCount()).toBe(0);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('requests nothing when its signal has been aborted before', async () => {
    const client = new QueryClient();
    const service = createService({ respondsAtOnce: true });
    await prefetchMerchants(client, { fetcher: service.fetcher, transactions: transactions(1) });
    const counts = await prefetchMerchants(client, {
      fetcher: service.fetcher,
      transactions: transactions(3),
      signal: AbortSignal.abort(),
    });
    expect(counts).toEqual({ settled: 1, failed: 0, pending: 2 });
    expect(service.requests).toHaveLength(1);
    expect(client.getQueryCache().getAll()).toHaveLength(1);
  });

  it('reports what happens to onEvent, and survives an onEvent that throws', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const events: PlannerEvent[] = [];
    const fetcher = vi.fn().mockRejectedValue(busy);
    const prefetch = start(new QueryClient(), {
      fetcher,
      transactions: transactions(1),
      onEvent(event) {
        events.push(event);
        throw new Error('a mistake of the app');
      },
    });
    await flush();
    expect(prefetch.counts).toEqual({ settled: 0, failed: 1, pending: 0 });
    expect(events.map(({ type }) => type)).toEqual(['queued', 'sent', 'paused', 'failed']);
    expect(complaint).toHaveBeenCalledTimes(4);
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    'says what deadlineMs must be when it is %d',
    async (deadlineMs) => {
      const { fetcher, requests } = createService();
      const options = { fetcher, transactions: transactions(1), deadlineMs };
      await expect(prefetchMerchants(new QueryClient(), options)).rejects.toThrow(
        new RangeError(
          'Merchantry: expected deadlineMs to be a whole number from 1 to 2147483647, ' +
            `but got: ${deadlineMs}.`,
        ),
      );
      expect(requests).toHaveLength(0);
    },
  );

  it('may wait for longer than 30 s, as long as its fetcher does', async () => {
    const service = createService();
    const fetcher = Object.assign(service.fetcher, { timeoutMs: 60_000 });
    const prefetch = start(new QueryClient(), {
      fetcher,
      transactions: transactions(1),
      deadlineMs: 90_000,
    });
    await flush(59_000);
    expect(service.last().context.signal.aborted).toBe(false);
    await flush(1_000);
    expect(prefetch.counts).toEqual({ settled: 0, failed: 1, pending: 0 });
  });

  it.each([
    ['batch', { batch: { timeoutMs: 2 ** 31 } }],
    ['fetcher', { fetcher: Object.assign(() => HANGS(), { timeoutMs: 2 ** 31 }) }],
  ])('says what %s.timeoutMs must be', async (name, options) => {
    const rows = { fetcher: createService().fetcher, transactions: transactions(1) };
    await expect(prefetchMerchants(new QueryClient(), { ...rows, ...options })).rejects.toThrow(
      new RangeError(
        `Merchantry: expected ${name}.timeoutMs to be a whole number from 1 to 2147483647, but got: 2147483648.`,
      ),
    );
  });
});
