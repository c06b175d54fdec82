import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { createService } from '../createService.js';
import { createTestApp, type TestApp, transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const T0 = transaction('t0');
const filters = { queryKey: ['merchantry'] };

/** What a host app may do to the queries at any time. */
const OPERATIONS: Readonly<Record<string, (client: QueryClient) => unknown>> = {
  invalidateQueries: (client) => client.invalidateQueries(filters),
  cancelQueries: (client) => client.cancelQueries(filters),
  resetQueries: (client) => client.resetQueries(filters),
  refetchQueries: (client) => client.refetchQueries(filters),
  removeQueries: (client) => client.removeQueries(filters),
  clear: (client) => client.clear(),
};

/** How a row comes into each state. The queue is kept waiting by another request. */
const STATES: Readonly<Record<string, (app: TestApp) => Promise<void>>> = {
  async idle(app) {
    await app.show(<app.Row key="0" transaction={T0} visible={false} />);
  },
  async queued(app) {
    const busy = <app.Row key="busy" transaction={transaction('busy')} />;
    await app.show([busy]);
    await app.show([busy, <app.Row key="0" transaction={T0} />]);
  },
  async 'in flight'(app) {
    await app.show([<app.Row key="0" transaction={T0} />]);
  },
  async 'waiting to be sent again'(app) {
    await app.show([<app.Row key="0" transaction={T0} />]);
    app.service.last().fail(new EnrichmentError('server', { status: 500 }));
    await flush();
  },
  async paused(app) {
    await app.show([<app.Row key="0" transaction={T0} />]);
    app.service.last().fail(new EnrichmentError('rate-limited', { retryAfterMs: 5_000 }));
    await flush();
  },
  async matched(app) {
    await app.show([<app.Row key="0" transaction={T0} />]);
    app.service.last().respond();
    await flush();
  },
  async failed(app) {
    await app.show([<app.Row key="0" transaction={T0} />]);
    app.service.last().respond({});
    await flush();
  },
};

const CASES = Object.keys(STATES).flatMap((state) =>
  Object.keys(OPERATIONS).map((operation) => [operation, state] as const),
);

/** Answers whatever is loaded until nothing is left to result. */
async function respondToAll(app: TestApp): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    for (const call of app.service.requests) call.respond();
    await flush(1_000);
  }
}

describe.each(CASES)('%s of a row that is %s', (operation, state) => {
  it('leaves nothing hanging and nothing running', async () => {
    const on = vi.spyOn(window, 'addEventListener');
    const off = vi.spyOn(window, 'removeEventListener');
    const app = createTestApp({ batch: { concurrency: 1 } });
    await STATES[state]?.(app);
    const operated = OPERATIONS[operation]?.(app.client);
    await flush();
    await respondToAll(app);
    await operated;
    // Back on the screen after the longest wait there is, the row finds its merchant.
    await app.show(null);
    await flush(600_000);
    await app.show(<app.Row key="0" transaction={T0} />);
    await respondToAll(app);
    expect(app.lookup('t0')).toMatchObject({ status: 'matched', merchant: { name: 'Shop t0' } });

    await app.unmount();
    app.client.clear();
    await flush();
    const online = ({ mock }: typeof on | typeof off) =>
      mock.calls.filter(([type]) => type === 'online').length;
    expect(online(off)).toBe(online(on));
    // TanStack's own timer, for a query that was removed under a row.
    await flush(1_800_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a mounted row', () => {
  it.each(['invalidateQueries', 'resetQueries', 'refetchQueries'])(
    'is matched again after %s in flight, with one request in all',
    async (operation) => {
      const app = createTestApp();
      await app.show(<app.Row transaction={T0} />);
      OPERATIONS[operation]?.(app.client);
      await flush();
      await respondToAll(app);
      expect(app.service.requests).toHaveLength(1);
      expect(app.history('t0')).toEqual(['pending', 'matched']);
    },
  );

  it('is matched by the request under way when the host app cancels its query', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    await app.client.cancelQueries(filters);
    await respondToAll(app);
    expect(app.history('t0')).toEqual(['pending', 'matched']);
  });

  it.each(['queued', 'waiting to be sent again', 'paused'])(
    'is matched in its turn when the host app cancels its query while it is %s',
    async (state) => {
      const app = createTestApp({ batch: { concurrency: 1 } });
      await STATES[state]?.(app);
      await app.client.cancelQueries(filters);
      await respondToAll(app);
      expect(app.history('t0')).toEqual(['pending', 'matched']);
    },
  );

  it('fails by the request under way when the host app cancels its query', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    await app.client.cancelQueries(filters);
    app.service.last().respond({});
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'failed']);
  });

  it('is requested anew when only its own query was removed, while its neighbours wait on', async () => {
    const app = createTestApp();
    const rows = () =>
      [T0, transaction('t1')].map((each) => <app.Row key={each.id} transaction={each} />);
    await app.show(rows());
    app.client.removeQueries(merchantQueryOptions(T0));
    await flush();
    expect(app.service.sent()).toEqual([['t0', 't1'], ['t0']]);
    app.service.requests[0]?.respond({ t0: [{ name: 'Of before' }], t1: [{ name: 'Shop t1' }] });
    await respondToAll(app);
    expect(app.lookup('t0').merchant?.name).toBe('Shop t0');
    expect(app.lookup('t1').merchant?.name).toBe('Shop t1');
  });

  it.each(['invalidateQueries', 'resetQueries', 'refetchQueries'])(
    'is loaded again by %s once it is matched',
    async (operation) => {
      const app = createTestApp();
      await STATES.matched?.(app);
      OPERATIONS[operation]?.(app.client);
      await flush();
      expect(app.service.requests).toHaveLength(2);
    },
  );

  it('keeps its merchant while it is loaded again', async () => {
    const app = createTestApp();
    await STATES.matched?.(app);
    app.client.invalidateQueries(filters);
    await flush();
    await respondToAll(app);
    expect(app.history('t0')).toEqual(['pending', 'matched']);
  });
});

/** A log-out. */
describe.each([
  ['client.clear()', (client: QueryClient) => client.clear()],
  ["removeQueries(['merchantry'])", (client: QueryClient) => client.removeQueries(filters)],
])('%s', (_, clear) => {
  const resultsIn = (client: QueryClient) =>
    client
      .getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data).length;

  it('aborts the request in flight, discards its result, and has the row on screen load anew', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    const before = app.service.last();
    clear(app.client);
    expect(before.context.signal.aborted).toBe(true);
    before.respond({ t0: [{ name: 'Of the user before' }] });
    await flush();
    expect(app.service.sent()).toEqual([['t0'], ['t0']]);
    expect(app.history('t0')).toEqual(['pending']);
    expect(resultsIn(app.client)).toBe(0);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').merchant?.name).toBe('Shop t0');
  });

  it('aborts the request in flight of rows that have left, when nothing else is in the cache', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    await app.show(null);
    await flush(5_000);
    expect(app.service.last().context.signal.aborted).toBe(false);
    clear(app.client);
    expect(app.service.last().context.signal.aborted).toBe(true);
    app.service.last().respond();
    await flush();
    expect(app.client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('cancels what is queued', async () => {
    const app = createTestApp({ batch: { concurrency: 1 } });
    await STATES.queued?.(app);
    clear(app.client);
    await app.show(null);
    await respondToAll(app);
    expect(app.service.sent().flat()).not.toContain('t0');
    expect(resultsIn(app.client)).toBe(0);
  });

  it.each(['waiting to be sent again', 'paused'])('forgets rows that are %s', async (state) => {
    const app = createTestApp();
    await STATES[state]?.(app);
    clear(app.client);
    await app.show(null);
    await respondToAll(app);
    expect(app.service.requests).toHaveLength(1);
    expect(resultsIn(app.client)).toBe(0);
  });

  it('has 25 loaded rows on screen load again, in one request', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    await app.show(transactions(25).map((each) => <app.Row key={each.id} transaction={each} />));
    clear(app.client);
    await flush();
    expect(app.service.sizes()).toEqual([25, 25]);
    expect(app.history('t24')).toEqual(['pending', 'matched', 'pending', 'matched']);
  });

  it('has the rows of useMerchants, and those just outside, load again', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    await app.show(<List app={app} />);
    clear(app.client);
    await flush();
    expect(app.service.sizes()).toEqual([8, 8]);
    expect(app.history('t2')).toEqual(['pending', 'matched', 'pending', 'matched']);
  });

  it('writes nothing of rows that only filled the request', async () => {
    const app = createTestApp();
    await app.show(<List app={app} />);
    const before = app.service.last();
    expect(before.ids).toHaveLength(8);
    clear(app.client);
    await app.show(null);
    before.respond();
    await flush();
    expect(resultsIn(app.client)).toBe(0);
  });

  it('loads and keeps what is requested in the same moment', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    clear(app.client);
    const fetched = app.client.fetchQuery(merchantQueryOptions(transaction('after')));
    await flush();
    expect(app.service.sent()[1]).toContain('after');
    for (const call of app.service.requests) call.respond();
    await expect(fetched).resolves.toMatchObject({ lookupId: 'after' });
  });

  it('resumes a queue that is paused: the next user may be let in', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().fail(new EnrichmentError('unauthorized', { status: 401 }));
    await flush();
    clear(app.client);
    await flush();
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t0').status).toBe('pending');
  });

  it('leaves one listener on the cache while the planner runs, and none afterwards', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    const cache = app.client.getQueryCache();
    const { subscribe } = cache;
    let listeners = 0;
    vi.spyOn(cache, 'subscribe').mockImplementation((listener) => {
      listeners += 1;
      const unsubscribe = subscribe(listener);
      return () => {
        listeners -= 1;
        unsubscribe();
      };
    });
    await app.show(<app.Row transaction={T0} />);
    for (let time = 0; time < 5; time += 1) {
      clear(app.client);
      await flush();
      expect(listeners).toBe(1);
    }
    await app.unmount();
    await flush();
    expect(listeners).toBe(0);
  });

  it('ends a prefetch, and discards its result', async () => {
    const app = createTestApp();
    const { service, client } = app;
    const prefetch = prefetchMerchants(client, {
      fetcher: service.fetcher,
      transactions: transactions(3),
    });
    await flush();
    clear(client);
    await prefetch;
    expect(service.last().context.signal.aborted).toBe(true);
    service.last().respond();
    await flush();
    expect(resultsIn(client)).toBe(0);
  });
});

describe('a request in flight', () => {
  it.each<[string, (client: QueryClient) => unknown]>([
    [
      'queries that no row shows are removed',
      (client) => client.removeQueries({ type: 'inactive' }),
    ],
    [
      'another query of the host app is removed',
      (client) => client.removeQueries({ queryKey: ['host'] }),
    ],
    ['everything is reset', (client) => client.resetQueries()],
  ])('goes on when %s', async (_, operate) => {
    const app = createTestApp();
    app.client.setQueryData(['host'], 'data');
    await app.show(
      [T0, transaction('t1')].map((each) => <app.Row key={each.id} transaction={each} />),
    );
    operate(app.client);
    await flush();
    expect(app.service.last().context.signal.aborted).toBe(false);
    app.service.last().respond();
    await flush();
    expect(app.service.requests).toHaveLength(1);
    expect(app.lookup('t1').status).toBe('matched');
  });

  it('is aborted by clear() also after the queries that no row shows were removed', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.client.removeQueries({ type: 'inactive' });
    await app.show(null);
    await flush(5_000);
    app.client.clear();
    expect(app.service.last().context.signal.aborted).toBe(true);
  });
});

describe('queries without a result', () => {
  const rowsOf = (app: TestApp, first: number) =>
    transactions(40, first).map((each) => <app.Row key={each.id} transaction={each} />);

  it('go a second after their last row: a fling over 400 rows leaves only those loaded', async () => {
    const app = createTestApp({
      service: createService({ respondsAtOnce: true }),
      batch: { prefetch: 'none' },
    });
    const fling = (scrolling: boolean, first: number) => [
      <Scroller key="scroller" scrolling={scrolling} />,
      ...rowsOf(app, first),
    ];
    await app.show(fling(true, 0).slice(0, 1));
    for (let first = 0; first < 400; first += 40) await app.show(fling(true, first));
    expect(app.service.requests).toHaveLength(0);
    await app.show(fling(false, 360));
    await flush(1_000);
    const asked = app.service.sent().flat();
    expect(asked).toHaveLength(40);
    expect(app.client.getQueryCache().getAll()).toHaveLength(40);
    expect(vi.getTimerCount()).toBeLessThan(100);
  });

  it('go, too, when their rows were never to be loaded', async () => {
    const app = createTestApp();
    await app.show([
      <app.Row key="0" transaction={T0} enabled={false} />,
      <app.Row key="1" transaction={transaction('t1')} visible={false} />,
    ]);
    expect(app.client.getQueryCache().getAll()).toHaveLength(2);
    await app.show(null);
    await flush(1_000);
    expect(app.client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('stay while a row shows them', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} visible={false} />);
    await flush(60_000);
    expect(app.client.getQueryCache().getAll()).toHaveLength(1);
  });

  it('live on with a result, or with a failure and its wait, that comes when the row has gone', async () => {
    const app = createTestApp();
    const rows = () => transactions(2).map((each) => <app.Row key={each.id} transaction={each} />);
    await app.show(rows());
    await app.show(null);
    await flush(2_000);
    app.service.last().respond({ t0: [{ name: 'Shop t0' }] });
    await flush(20_000);
    await app.show(rows());
    expect(app.lookup('t0').status).toBe('matched');
    expect(app.lookup('t1')).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(app.service.requests).toHaveLength(1);
  });

  it('live on with a result that came while the row was there', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    await app.show(<app.Row transaction={T0} />);
    await app.show(null);
    await flush(1_799_000);
    expect(app.client.getQueryCache().getAll()).toHaveLength(1);
    await flush(2_000);
    expect(app.client.getQueryCache().getAll()).toHaveLength(0);
  });
});

const VISIBLE = transactions(3);
const NEXT = transactions(5, 3);
function List({ app }: { app: TestApp }): null {
  const lookups = useMerchants(VISIBLE, { next: NEXT });
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}

const NONE = transactions(0);
function Scroller({ scrolling }: { scrolling: boolean }): null {
  useMerchants(NONE, { scrolling });
  return null;
}
