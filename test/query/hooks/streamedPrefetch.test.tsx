import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { bodyFor, createService } from '../createService.js';
import { createTestApp, transactions } from '../createTestApp.js';
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

/** A server that sends the page before the merchants are there. */
function startServer(count: number) {
  const client = new QueryClient();
  const service = createService();
  const prefetch = prefetchMerchants(client, {
    fetcher: service.fetcher,
    transactions: transactions(count),
  });
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
  });
  return { service, prefetch, state: stream(state) };
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

it('loads from the browser for a row that the server got no result for', async () => {
  // TanStack tells developers of a streamed query that failed.
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = startServer(2);
  const app = createTestApp();
  await app.show(
    <HydrationBoundary state={server.state}>
      {transactions(2).map((row) => (
        <app.Row key={row.id} transaction={row} />
      ))}
    </HydrationBoundary>,
  );
  server.service.last().respond(bodyFor(['t0']));
  await flush(5_000);
  await server.prefetch;
  expect(complaint).toHaveBeenCalledOnce();
  expect(app.lookup('t0').status).toBe('matched');
  expect(app.service.sent()).toEqual([['t1']]);
  app.service.last().respond();
  await flush(100);
  expect(app.lookup('t1').merchant?.name).toBe('Shop t1');
});
