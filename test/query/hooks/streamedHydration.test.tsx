import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { MerchantProvider } from '../../../src/query/MerchantProvider.js';
import { createService } from '../createService.js';
import { flush } from '../flush.js';
import { Rows, RowsOfOneHook, rows } from './StreamedRows.js';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A promise as React hands it to client components: one that has settled answers at once. */
function settled<T>(value: T): Promise<T> {
  const then = (resolve: (value: T) => unknown) => Promise.resolve(resolve(value));
  return Object.assign(Promise.resolve(value), { then }) as Promise<T>;
}

/** Streams three rows, of which the server awaits the first ones, and hydrates them. */
async function hydrate(List: () => ReactElement[], awaits: number) {
  const server = new QueryClient();
  const service = createService();
  const { fetcher } = service;
  const first = rows.slice(0, awaits);
  if (awaits > 0) {
    const awaited = prefetchMerchants(server, { fetcher, transactions: first });
    await flush(10);
    service.last().respond();
    await awaited;
  }
  const prefetch = prefetchMerchants(server, { fetcher, transactions: rows });
  const { queries } = dehydrate(server, { shouldDehydrateQuery: () => true });
  const sent = queries.map(({ promise, ...query }) => ({ query: structuredClone(query), promise }));
  const state = (read: (promise: Promise<unknown>) => Promise<unknown>): DehydratedState => ({
    mutations: [],
    queries: sent.map(({ query, promise }) => ({
      ...structuredClone(query),
      ...(promise && { promise: read(promise) }),
    })),
  });
  const browser = createService();
  const page = (shown: DehydratedState, client = new QueryClient()) => (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={browser.fetcher}>
        <HydrationBoundary state={shown}>
          <List />
        </HydrationBoundary>
      </MerchantProvider>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  const pending = state(() => new Promise(() => {}));
  container.innerHTML = renderToString(page(pending));
  const served = container.textContent;
  await flush(10);
  service.last().respond();
  await prefetch;
  const answers = new Map<Promise<unknown>, unknown>();
  for (const { promise } of sent) if (promise) answers.set(promise, await promise);
  const errors: unknown[] = [];
  const elements = [...container.children];
  await act(async () => {
    const shown = page(state((promise) => settled(answers.get(promise))));
    root = hydrateRoot(container, shown, { onRecoverableError: (error) => errors.push(error) });
  });
  await flush(100);
  expect([...container.children], 'the same elements').toEqual(elements);
  return { served, shown: container.textContent, errors, requests: browser.requests };
}

describe.each([
  ['useMerchant', Rows],
  ['useMerchants', RowsOfOneHook],
])('results that the server was still loading, by %s', (_, List) => {
  it.each([
    ['all', 0, 'pendingpendingpending'],
    ['some', 2, 'matchedmatchedpending'],
  ])(
    'hydrate although %s arrived before the rows, and show without a request',
    async (_, awaits, written) => {
      vi.spyOn(console, 'error');
      const { served, shown, errors, requests } = await hydrate(List, awaits);
      expect(served).toBe(written);
      expect(errors).toEqual([]);
      expect(shown).toBe('matchedmatchedmatched');
      expect(requests).toEqual([]);
      expect(console.error).not.toHaveBeenCalled();
    },
  );
});
