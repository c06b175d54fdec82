import {
  type DehydratedState,
  type DehydrateOptions,
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { bodyFor, createService } from '../createService.js';
import { createTestApp, type TestApp, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const copy = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What reaches the browser of a state that a server sends while its promises are pending. */
function stream({ queries, mutations }: DehydratedState): DehydratedState {
  return {
    mutations,
    queries: queries.map(({ promise, ...query }) => ({
      ...copy(query),
      ...(promise && { promise: promise.then(copy) }),
    })),
  };
}

const NO_RETRIES = { defaultOptions: { queries: { retry: false } } };
const WITH_PENDING: DehydrateOptions = {
  shouldDehydrateQuery: (query) =>
    defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
};

/** A server that sends the page before the merchants are there. */
function startServer(count: number) {
  const client = new QueryClient();
  const service = createService();
  const prefetch = prefetchMerchants(client, {
    fetcher: service.fetcher,
    transactions: transactions(count),
  });
  return { service, prefetch, state: stream(dehydrate(client, WITH_PENDING)) };
}

it('lets merchants that are still under way on the server arrive without a request from the browser', async () => {
  const server = startServer(25);
  const app = createTestApp();
  await app.show(
    <HydrationBoundary state={server.state}>
      {transactions(25).map((row) => (
        <app.Row key={row.id} transaction={row} />
      ))}
    </HydrationBoundary>,
  );
  await flush(100);
  expect(app.lookup('t3').status).toBe('pending');
  server.service.last().respond();
  await flush(1_000);
  await server.prefetch;
  expect(server.service.requests).toHaveLength(1);
  expect(app.service.requests).toHaveLength(0);
  for (const { id } of transactions(25)) expect(app.history(id)).toEqual(['pending', 'matched']);
});

describe('what a server gave up on while it streamed', () => {
  const tellsDevelopers = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rowsOf = (app: TestApp, count: number, visible = count) =>
    transactions(count).map((row, index) => (
      <app.Row key={row.id} transaction={row} visible={index < visible} />
    ));

  it.each([
    ['by default', undefined],
    ['without retries', false],
    ['with retries for ever', true],
  ])('is loaded by the browser at once, in a host app %s', async (_, retry) => {
    // TanStack tells developers of a streamed query that failed.
    const complaint = tellsDevelopers();
    const client = new QueryClient(
      retry === undefined ? {} : { defaultOptions: { queries: { retry } } },
    );
    const server = startServer(2);
    const app = createTestApp({ client });
    await app.show(<HydrationBoundary state={server.state}>{rowsOf(app, 2)}</HydrationBoundary>);
    server.service.last().respond(bodyFor(['t0']));
    await flush(50);
    await server.prefetch;
    expect(complaint).toHaveBeenCalledOnce();
    expect(app.lookup('t0').status).toBe('matched');
    expect(app.service.sent()).toEqual([['t1']]);
    app.service.last().respond();
    await flush(100);
    expect(app.history('t1')).toEqual(['pending', 'matched']);
    await flush(30_000);
    expect(app.service.requests).toHaveLength(1);
  });

  it('is everything after the deadline', async () => {
    const complaint = tellsDevelopers();
    const server = startServer(25);
    const app = createTestApp({ client: new QueryClient(NO_RETRIES) });
    await app.show(<HydrationBoundary state={server.state}>{rowsOf(app, 25)}</HydrationBoundary>);
    await flush(990);
    expect(app.service.requests).toHaveLength(0);
    await flush(100);
    expect(complaint).toHaveBeenCalledTimes(25);
    expect(app.service.sizes()).toEqual([25]);
    expect(new Set(app.history('t7'))).toEqual(new Set(['pending']));
  });

  it('is loaded only where it is visible', async () => {
    tellsDevelopers();
    const server = startServer(6);
    const app = createTestApp();
    await app.show(<HydrationBoundary state={server.state}>{rowsOf(app, 6, 2)}</HydrationBoundary>);
    await flush(5_000);
    expect(app.service.sent()).toEqual([['t0', 't1']]);
    await app.show(<HydrationBoundary state={server.state}>{rowsOf(app, 6)}</HydrationBoundary>);
    expect(app.lookup('t5').status).toBe('pending');
    expect(app.service.sent()[1]).toEqual(['t2', 't3', 't4', 't5']);
  });

  it('fails like any row when the browser has no luck either', async () => {
    tellsDevelopers();
    const server = startServer(1);
    const app = createTestApp({ client: new QueryClient(NO_RETRIES) });
    await app.show(<HydrationBoundary state={server.state}>{rowsOf(app, 1)}</HydrationBoundary>);
    await flush(1_050);
    app.service.last().respond({});
    await flush(50);
    expect(app.lookup('t0').error?.kind).toBe('missing');
    expect(app.service.requests).toHaveLength(1);
  });

  it('does not appear in what is dehydrated afterwards', async () => {
    const client = new QueryClient();
    const prefetch = prefetchMerchants(client, {
      fetcher: createService().fetcher,
      transactions: transactions(3),
    });
    await flush(1_000);
    await prefetch;
    expect(dehydrate(client, WITH_PENDING).queries).toEqual([]);
  });
});
