import { focusManager, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { createService } from '../createService.js';
import { createTestApp, type TestApp, transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const clientWith = (queries: object) => new QueryClient({ defaultOptions: { queries } });

const T0 = transaction('t0');
const SERVER_ERROR = new EnrichmentError('server', { status: 500 });

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'caught' : this.props.children;
  }
}

function List({ app }: { app: TestApp }): null {
  const lookups = useMerchants(LISTED);
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}
const LISTED = transactions(3, 100);

function ListWithNext(): null {
  useMerchants(LISTED, { next: NEXT });
  return null;
}
const NEXT = transactions(3, 200);

describe.each([
  ['retries everything', { retry: 3, retryDelay: 1 }],
  ['retries for ever', { retry: true, retryDelay: 1 }],
  ['throws errors', { throwOnError: true }],
  ['suspends everywhere', { suspense: true }],
  ['suspends and throws', { suspense: true, throwOnError: true, retry: 3 }],
  ['never loads on mount', { refetchOnMount: false }],
  ['never loads a failed query again', { retryOnMount: false }],
  ['refetches on every mount', { refetchOnMount: 'always', staleTime: 0 }],
  ['polls', { refetchInterval: 400 }],
  ['keeps previous data', { placeholderData: (previous: unknown) => previous }],
  ['collects garbage at once', { gcTime: 0 }],
  ['has no structural sharing', { structuralSharing: false }],
  ['pauses offline', { networkMode: 'online' }],
  ['hashes keys in its own way', { queryKeyHashFn: (key: unknown) => `k${JSON.stringify(key)}` }],
  ['disables everything', { enabled: false }],
  ['selects', { select: ({ data }: { data: unknown }) => data }],
  ['begins with data', { initialData: [] }],
  ['merges data', { structuralSharing: (_: unknown, next: object) => ({ data: next }) }],
])('a host app that by default %s', (_, defaults) => {
  it('finds merchants, and shows failures in their row, all the same', async () => {
    const app = createTestApp({ client: clientWith(defaults) });
    const rows = transactions(25);
    const screen = (
      <Boundary>
        {rows.map((each) => (
          <app.Row key={each.id} transaction={each} />
        ))}
        <List app={app} />
      </Boundary>
    );
    await app.show(screen);
    expect(app.lookup('t0').status).toBe('pending');
    expect(app.service.sizes()).toEqual([14, 14]);
    for (const call of app.service.requests) call.respond({});
    await flush(1_000);
    expect(app.lookup('t24').status).toBe('failed');
    expect(app.lookup('t102').status).toBe('failed');
    // Not loaded again for a while, then loaded.
    await app.show(null);
    await app.show(screen);
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t0').status).toBe('failed');
    await app.show(null);
    await flush(30_000);
    await app.show(screen);
    expect(app.service.requests).toHaveLength(4);
    for (const call of app.service.requests) call.respond();
    await flush(1_000);
    for (const { id } of [...rows, ...LISTED]) expect(app.lookup(id).status).toBe('matched');
    await app.show(null);
    await app.show(screen);
    expect(app.service.requests).toHaveLength(4);
  });
});

describe('retry', () => {
  it('is ours alone: 500 three times, under a host-wide retry of 3, is three requests', async () => {
    const app = createTestApp({ client: clientWith({ retry: 3 }) });
    await app.show(transactions(25).map((each) => <app.Row key={each.id} transaction={each} />));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(app.service.sizes()).toEqual(Array(attempt).fill(25));
      app.service.last().fail(SERVER_ERROR);
      await flush(3_000);
    }
    await flush(20_000);
    expect(app.service.requests).toHaveLength(3);
    expect(app.lookup('t24').error).toMatchObject({ kind: 'server', status: 500 });
    expect(app.history('t24')).toEqual(['pending', 'failed']);
  });
});

describe('focus and connection', () => {
  it('load nothing again', async () => {
    const client = clientWith({ refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' });
    const app = createTestApp({ client, service: createService({ respondsAtOnce: true }) });
    await app.show(<app.Row transaction={T0} />);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await flush(1_000);
    focusManager.setFocused(undefined);
    expect(app.lookup('t0').status).toBe('matched');
    expect(app.service.requests).toHaveLength(1);
  });

  it.each([
    ['says offline, as other queries do', false],
    ['says nothing', undefined],
    ['says nothing that makes sense', null],
  ])('load rows, and load one again, where the browser alone %s', async (_, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine as boolean);
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond({});
    await flush(1_000);
    expect(app.lookup('t0').status).toBe('failed');
    app.lookup('t0').retry();
    await flush();
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
    expect(app.events.map(({ type }) => type)).not.toContain('paused');
  });

  it('hold rows while offline, pending, and load them when it is back', async () => {
    const app = createTestApp();
    await app.show(null);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await app.show(transactions(3).map((each) => <app.Row key={each.id} transaction={each} />));
    await flush(60_000);
    expect(app.service.requests).toHaveLength(0);
    expect(app.lookup('t0').status).toBe('pending');
    expect(app.events).toContainEqual({ type: 'paused', reason: 'offline' });
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await flush();
    expect(app.service.sizes()).toEqual([3]);
  });
});

describe('staleTime', () => {
  it('is in hours: rows that come back within the day are not loaded again', async () => {
    const client = clientWith({ staleTime: 0 });
    const app = createTestApp({ client, service: createService({ respondsAtOnce: true }) });
    const row = <app.Row transaction={T0} />;
    await app.show(row);
    for (let hour = 0; hour < 23; hour += 1) {
      await app.show(null);
      await flush(60_000);
      await app.show(row);
      await flush(3_540_000);
    }
    expect(app.service.requests).toHaveLength(1);
    await flush(3_600_000);
    await app.show(null);
    await app.show(row);
    expect(app.service.requests).toHaveLength(2);
  });
});

describe('a persister', () => {
  it('that takes 0 to 8 ms does not break one batch into many', async () => {
    let reads = 0;
    // The contract of a persister: looks into its store, and loads `queryFn` when it finds nothing.
    const persister = async (
      queryFn: (context: QueryFunctionContext) => unknown,
      context: QueryFunctionContext,
    ) => {
      const latencyMs = (reads * 5) % 9;
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      return queryFn(context);
    };
    const app = createTestApp({ client: clientWith({ persister }) });
    await app.show(transactions(25).map((each) => <app.Row key={each.id} transaction={each} />));
    await flush(16);
    expect(reads).toBe(25);
    expect(app.service.sizes()).toEqual([25]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t24').status).toBe('matched');
    expect(app.commits).toBe(2);
  });

  it('that knows the results spares the request', async () => {
    const stored = { status: 'matched', merchants: [{ name: 'Stored' }], lookupId: 't0' };
    const app = createTestApp({ client: clientWith({ persister: async () => stored }) });
    await app.show(<app.Row transaction={T0} />);
    await flush(100);
    expect(app.lookup('t0').merchant?.name).toBe('Stored');
    expect(app.service.requests).toHaveLength(0);
  });
});

describe('keys that the host app hashes in its own way', () => {
  it('find the result of a row that only filled the batch', async () => {
    const queryKeyHashFn = (key: unknown) => `k${JSON.stringify(key)}`;
    const app = createTestApp({ client: clientWith({ queryKeyHashFn }) });
    await app.show(<ListWithNext />);
    expect(app.service.sizes()).toEqual([6]);
    app.service.last().respond();
    await flush(1_000);
    await app.show(NEXT.map((each) => <app.Row key={each.id} transaction={each} />));
    expect(app.lookup('t202').status).toBe('matched');
    expect(app.service.requests).toHaveLength(1);
  });
});

describe("the host's own defaults for these queries", () => {
  it('win, but for what makes a lookup a lookup', async () => {
    const client = new QueryClient();
    const queryFn = vi.fn();
    client.setQueryDefaults(['merchantry'], { enabled: false, retry: 3, queryFn, gcTime: 5_000 });
    const app = createTestApp({ client });
    await app.show([<app.Row key="row" transaction={T0} />, <List key="list" app={app} />]);
    app.service.last().respond({ t0: [{ name: 'Shop' }] });
    await flush(1_000);
    expect(app.lookup('t0').status).toBe('matched');
    expect(app.lookup('t101').status).toBe('failed');
    await app.show(null);
    await flush(4_000);
    expect(client.getQueryCache().getAll()).toHaveLength(4);
    await flush(1_000);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
    expect(app.service.requests).toHaveLength(1);
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('change nothing of what a row reads', async () => {
    const client = new QueryClient();
    const defaults: object = {
      select: () => 'selected',
      initialData: [],
      placeholderData: { status: 'matched', merchants: [{ name: 'Other shop' }] },
      structuralSharing: () => 'merged',
    };
    client.setQueryDefaults(['merchantry'], defaults);
    const app = createTestApp({ client });
    await app.show([<app.Row key="row" transaction={T0} />, <List key="list" app={app} />]);
    expect(app.lookup('t0').status).toBe('pending');
    app.service.last().respond();
    await flush(1_000);
    for (const id of ['t0', 't101']) expect(app.lookup(id).status).toBe('matched');
  });

  it('leave a row a second to observe what it made while rendering', async () => {
    const client = new QueryClient();
    client.setQueryDefaults(['merchantry'], { gcTime: 0 });
    const app = createTestApp({ client });
    await app.show(<app.Row transaction={T0} visible={false} />);
    const [query] = client.getQueryCache().getAll();
    expect(query?.gcTime).toBe(1_000);
    await app.show(null);
    await flush(1_000);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('win', async () => {
    const client = new QueryClient();
    client.setQueryDefaults(['merchantry'], { staleTime: 1_000 });
    const app = createTestApp({ client, service: createService({ respondsAtOnce: true }) });
    await app.show(<app.Row transaction={T0} />);
    await app.show(null);
    await flush(1_000);
    await app.show(<app.Row transaction={T0} />);
    expect(app.service.requests).toHaveLength(2);
  });
});
