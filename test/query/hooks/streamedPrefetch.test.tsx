import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { createBank, transactions } from '../createBank.js';
import { bodyFor, createService } from '../createService.js';
import { turn } from '../turn.js';

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

it('lets merchants that are still under way on the server arrive without a call from the browser', async () => {
  const server = startServer(25);
  const bank = createBank();
  await bank.show(
    <HydrationBoundary state={server.state}>
      {transactions(25).map((row) => (
        <bank.Row key={row.id} transaction={row} />
      ))}
    </HydrationBoundary>,
  );
  await turn(100);
  expect(bank.lookup('t3').status).toBe('pending');
  server.service.last().answer();
  await turn(1_000);
  await server.prefetch;
  expect(server.service.calls).toHaveLength(1);
  expect(bank.service.calls).toHaveLength(0);
  for (const { id } of transactions(25)) expect(bank.history(id)).toEqual(['pending', 'matched']);
});

it('asks from the browser for a row that the server got no answer for', async () => {
  // TanStack tells developers of a streamed query that failed.
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = startServer(2);
  const bank = createBank();
  await bank.show(
    <HydrationBoundary state={server.state}>
      {transactions(2).map((row) => (
        <bank.Row key={row.id} transaction={row} />
      ))}
    </HydrationBoundary>,
  );
  server.service.last().answer(bodyFor(['t0']));
  await turn(5_000);
  await server.prefetch;
  expect(complaint).toHaveBeenCalledOnce();
  expect(bank.lookup('t0').status).toBe('matched');
  expect(bank.service.sent()).toEqual([['t1']]);
  bank.service.last().answer();
  await turn(100);
  expect(bank.lookup('t1').merchant?.name).toBe('Shop t1');
});
