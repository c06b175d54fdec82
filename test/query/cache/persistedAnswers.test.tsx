import {
  dehydrate,
  hydrate,
  type Query,
  QueryClient,
  type QueryFunctionContext,
  type QueryState,
} from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { cacheableClient, serializeQuery } from '../../../stories/docs/samples/cacheableClient.js';
import { createTestApp, type TestApp, transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const LISTED = transactions(2);
const T0 = transaction('t0');

/** Some fields of the service's own, others of a places provider. */
const MIXED = {
  name: 'Shop',
  phone: '112',
  rating: 4,
  cachePolicy: { name: 'own-source', phone: 'places' },
};
const OWN = { name: 'Own', cachePolicy: { name: 'own-source' } };
const PLACES = { name: 'Café', phone: '113', cachePolicy: { name: 'places', phone: 'places' } };

const rows = (app: TestApp) => LISTED.map((each) => <app.Row key={each.id} transaction={each} />);

function List({ app }: { app: TestApp }): null {
  const lookups = useMerchants(LISTED);
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}

/** The cache of a visit, written and read by a persister of the whole client. */
async function storeVisit(answers: Record<string, object[]>): Promise<string> {
  const app = createTestApp();
  await app.show(rows(app));
  app.service.last().respond(answers);
  await flush();
  return JSON.stringify(cacheableClient({ clientState: dehydrate(app.client) }));
}

function restore(stored: string, client = new QueryClient()): QueryClient {
  hydrate(client, JSON.parse(stored).clientState);
  return client;
}

describe('a persister of the whole client', () => {
  it('stores nothing of the places provider', async () => {
    const stored = await storeVisit({ t0: [MIXED], t1: [PLACES] });
    expect(stored).toContain('Shop');
    expect(stored).not.toMatch(/places|phone|rating|Café/);
  });

  it.each([
    ['a row', (app: TestApp) => rows(app)],
    ['a list', (app: TestApp) => <List app={app} />],
  ])('lets %s show what was kept at once, and loads the rest', async (_, screen) => {
    const stored = await storeVisit({ t0: [MIXED], t1: [OWN] });
    const app = createTestApp({ client: restore(stored) });
    await app.show(screen(app));
    expect(app.lookup('t0')).toMatchObject({ status: 'matched', merchant: { name: 'Shop' } });
    expect(app.lookup('t0').merchant?.phone).toBeUndefined();
    expect(app.lookup('t1').merchant?.name).toBe('Own');
    await flush(16);
    // What lost nothing is as fresh as it was.
    expect(app.service.requests.map(({ ids }) => ids)).toEqual([['t0']]);
    app.service.last().respond({ t0: [MIXED] });
    await flush();
    expect(app.lookup('t0').merchant?.phone).toBe('112');
    expect(app.history('t0')).toEqual(['matched']);
  });

  it('leaves what was kept in force when the rest cannot be loaded', async () => {
    const stored = await storeVisit({ t0: [MIXED], t1: [OWN] });
    const app = createTestApp({ client: restore(stored) });
    await app.show(<app.Row transaction={T0} />);
    await flush(16);
    app.service.last().respond({});
    await flush();
    expect(app.lookup('t0')).toMatchObject({ status: 'matched', merchant: { name: 'Shop' } });
  });

  it.each([
    ['never stale', Number.POSITIVE_INFINITY],
    ['never stale, by a function', () => Number.POSITIVE_INFINITY],
  ])('completes it even where the host app says that results are %s', async (_, staleTime) => {
    const client = new QueryClient();
    client.setQueryDefaults(['merchantry'], { staleTime });
    const app = createTestApp({
      client: restore(await storeVisit({ t0: [MIXED], t1: [OWN] }), client),
    });
    await app.show(rows(app));
    await flush(16);
    expect(app.service.requests.map(({ ids }) => ids)).toEqual([['t0']]);
  });
});

/** The contract of a persister that reads and writes single queries, as TanStack's keeps it. */
function createQueryPersister(storage: Map<string, string>) {
  return async (
    queryFn: (context: QueryFunctionContext) => unknown,
    context: QueryFunctionContext,
    query: Query,
  ) => {
    const text = query.state.data === undefined ? storage.get(query.queryHash) : undefined;
    const state: QueryState | undefined = text && JSON.parse(text).state;
    if (state?.dataUpdatedAt) {
      setTimeout(() => {
        query.setState({ dataUpdatedAt: state.dataUpdatedAt });
        if (query.isStale()) query.fetch();
      }, 0);
      return state.data;
    }
    storage.delete(query.queryHash);
    const data = await queryFn(context);
    const { queryHash, queryKey } = query;
    const write = () => {
      const { state } = query;
      storage.set(queryHash, serializeQuery({ queryKey, state }));
    };
    setTimeout(write, 0);
    return data;
  };
}

describe('a persister of single queries, as a default of all queries', () => {
  const visit = (storage: Map<string, string>) =>
    createTestApp({
      client: new QueryClient({
        defaultOptions: { queries: { persister: createQueryPersister(storage) } },
      }),
    });

  it('stores nothing of the places provider, and the next visit completes what it kept', async () => {
    const storage = new Map<string, string>();
    const first = visit(storage);
    await first.show(rows(first));
    await flush(16);
    first.service.last().respond({ t0: [MIXED], t1: [PLACES] });
    await flush(16);
    expect(first.lookup('t1').merchant?.phone).toBe('113');
    expect(storage.size).toBe(2);
    const text = [...storage.values()].join();
    expect(text).toContain('Shop');
    expect(text).not.toMatch(/places|phone|rating|Café/);

    const next = visit(storage);
    await next.show(rows(next));
    await flush(4);
    expect(next.lookup('t0').merchant?.name).toBe('Shop');
    await flush(32);
    expect(next.service.requests.flatMap(({ ids }) => ids).sort()).toEqual(['t0', 't1']);
    for (const request of next.service.requests) request.respond({ t0: [MIXED], t1: [PLACES] });
    await flush(16);
    expect(next.lookup('t0').merchant?.phone).toBe('112');
    expect(next.lookup('t1').merchant?.name).toBe('Café');
  });

  it("stores the app's own queries as they are", async () => {
    const storage = new Map<string, string>();
    const { client } = visit(storage);
    await client.fetchQuery({ queryKey: ['accounts'], queryFn: () => ({ phone: '112' }) });
    await flush(16);
    expect([...storage.values()].join()).toContain('"phone":"112"');
  });
});
