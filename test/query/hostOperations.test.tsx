import { QueryClient, useQuery } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../src/query/hooks/prefetchMerchants.js';
import { useMerchantDetails } from '../../src/query/hooks/useMerchant.js';
import { useMerchants } from '../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import { createService } from './createService.js';
import { createTestApp, type TestApp, transaction, transactions } from './createTestApp.js';
import { flush } from './flush.js';

const T0 = transaction('t0');
const VISIBLE = [T0];
const NEXT = transactions(5, 1);
const filters = { queryKey: ['merchantry'] };
const UNAUTHORIZED = new EnrichmentError('unauthorized', { status: 401 });

function List({ app }: { app: TestApp }): null {
  const lookups = useMerchants(VISIBLE, { next: NEXT });
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}

function Details({ app }: { app: TestApp }): null {
  const lookup = useMerchantDetails(T0);
  app.note('details', lookup);
  return null;
}

const observed = { status: '' };
function Observer(): null {
  const { status } = useQuery(merchantQueryOptions(T0));
  observed.status = status;
  return null;
}

describe('a host app that refreshes', () => {
  it.each(['refetchQueries', 'invalidateQueries', 'resetQueries'] as const)(
    'reloads a failed row on screen with %s, whatever its delay',
    async (operation) => {
      const app = createTestApp();
      await app.show(<app.Row transaction={T0} />);
      app.service.last().respond({});
      await flush(50);
      expect(app.lookup('t0').status).toBe('failed');
      void app.client[operation](filters);
      await flush(50);
      expect(app.service.requests).toHaveLength(2);
    },
  );

  it('reloads rows that only filled a request through the planner, never by its own queryFn', async () => {
    const queryFn = vi.fn();
    const app = createTestApp({
      client: new QueryClient({ defaultOptions: { queries: { queryFn } } }),
    });
    await app.show(<List app={app} />);
    app.service.last().respond();
    await flush();
    void app.client.invalidateQueries({ ...filters, refetchType: 'all' });
    await flush(100);
    expect(queryFn).not.toHaveBeenCalled();
    expect(
      app.service
        .sent()
        .flat()
        .filter((id) => id === 't3'),
    ).toHaveLength(2);
  });
});

describe('a host app that signs out', () => {
  it('resumes a queue paused by 401 with clear(), also when the list is gone by then', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    await app.show(null);
    app.client.clear();
    await flush(1_000);
    await app.show(<app.Row transaction={transaction('t9')} />);
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t9').status).toBe('pending');
  });
});

describe('a queue paused by 401', () => {
  it('stays paused when rows that failed by it are flung past', async () => {
    const app = createTestApp();
    await app.show(transactions(4, 20).map((each) => <app.Row key={each.id} transaction={each} />));
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    await app.show(NEXT.map((each) => <app.Row key={each.id} transaction={each} />));
    await app.show(null);
    await flush(60_000);
    expect(app.service.requests).toHaveLength(1);
    await app.show(
      transactions(9)
        .slice(4)
        .map((each) => <app.Row key={each.id} transaction={each} />),
    );
    // A probe.
    expect(app.service.sent().slice(1)).toEqual([['t4', 't5', 't6']]);
  });
});

describe('a host app that prefetches', () => {
  it('writes nothing into a query that was removed and is loading anew', async () => {
    const app = createTestApp();
    const loader = createService();
    void prefetchMerchants(app.client, { fetcher: loader.fetcher, transactions: transactions(2) });
    await flush();
    app.client.removeQueries({ queryKey: merchantQueryOptions(T0).queryKey });
    await app.show(<app.Row transaction={T0} />);
    expect(app.service.sent()).toEqual([['t0']]);
    loader.last().respond({ t0: [{ name: 'Of before' }], t1: [] });
    await flush();
    expect(app.lookup('t0').status).toBe('pending');
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').merchant?.name).toBe('Shop t0');
  });

  it('does not end the delay of a row that failed in a request of the list', async () => {
    const app = createTestApp();
    const loader = createService();
    await app.show(<app.Row transaction={T0} />);
    void prefetchMerchants(app.client, { fetcher: loader.fetcher, transactions: [T0] });
    await flush();
    app.service.last().respond({});
    await flush(100);
    expect(loader.requests).toHaveLength(0);
    expect(app.service.requests).toHaveLength(1);
    expect(app.lookup('t0').status).toBe('failed');
  });

  it('shows no failed row while the rest of the prefetch is in flight', async () => {
    const app = createTestApp();
    const loader = createService();
    const batch = { maxSize: 1 };
    const rows = transactions(2);
    void prefetchMerchants(app.client, { fetcher: loader.fetcher, transactions: rows, batch });
    await flush();
    await app.show(rows.map((each) => <app.Row key={each.id} transaction={each} />));
    loader.requests[0]?.fail(UNAUTHORIZED);
    await flush(1_000);
    expect(app.history(loader.requests[0]?.ids[0] ?? '')).toEqual(['pending']);
  });
});

describe('a host app that fetches or observes by itself', () => {
  it('does not delay the row by a fetch that no provider could carry out', async () => {
    const client = new QueryClient();
    const app = createTestApp({ client });
    await client.fetchQuery(merchantQueryOptions(T0)).catch(() => undefined);
    await app.show(<app.Row transaction={T0} />);
    expect(app.lookup('t0').status).toBe('pending');
    expect(app.service.requests).toHaveLength(1);
  });

  it.each(['hidden', 'unmounted'])(
    'gets its result although the row was %s in the queue',
    async (way) => {
      const app = createTestApp({ batch: { concurrency: 1 } });
      const busy = <app.Row key="busy" transaction={transaction('busy')} />;
      const observer = <Observer key="observer" />;
      await app.show([busy]);
      await app.show([busy, <app.Row key="0" transaction={T0} />, observer]);
      const hidden = way === 'hidden' && <app.Row key="0" transaction={T0} visible={false} />;
      await app.show([busy, hidden, observer]);
      app.service.last().respond();
      await flush(50);
      app.service.last().respond();
      await flush(50);
      expect(observed.status).toBe('success');
    },
  );
});

describe('a subscriber of the cache that throws', () => {
  it('for a row that only fills a request does not keep the request from being sent', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = createTestApp();
    const visible = JSON.stringify(merchantQueryOptions(T0).queryKey);
    app.client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'added' && JSON.stringify(query.queryKey) !== visible) throw new Error('logger');
    });
    await app.show(<List app={app} />);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
    expect(error.mock.calls[0]?.[0]).toBe('Merchantry: a subscriber of the query cache threw.');
  });
});

describe('what stays in the cache', () => {
  it('is no query of a row that was flung past, although the host app keeps merchants for a day', async () => {
    const client = new QueryClient();
    client.setQueryDefaults(['merchantry'], { gcTime: 86_400_000 });
    const app = createTestApp({ client });
    const rows = transactions(50).map((each) => (
      <app.Row key={each.id} transaction={each} visible={false} />
    ));
    await app.show(rows);
    await app.show(null);
    await flush(2_000);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('is the result of a row that was flung past and then filled a request', async () => {
    const app = createTestApp();
    await app.show(
      NEXT.map((each) => <app.Row key={each.id} transaction={each} visible={false} />),
    );
    await app.show(<List app={app} />);
    await flush(5_000);
    app.service.last().respond();
    await flush(5_000);
    await app.show(NEXT.map((each) => <app.Row key={each.id} transaction={each} />));
    expect(app.service.requests).toHaveLength(1);
    expect(app.lookup('t3').status).toBe('matched');
  });

  it('is the merchant of a row although its details have no record', async () => {
    const app = createTestApp();
    const row = <app.Row key="row" transaction={T0} />;
    await app.show([row]);
    app.service.last().respond();
    await flush();
    await app.show([row, <Details key="details" app={app} />]);
    app.service.last().respond({ t0: [] });
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
  });
});
