// @vitest-environment node
import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { MerchantProvider } from '../../../src/query/MerchantProvider.js';
import { bodyFor } from '../createService.js';
import { flush } from '../flush.js';
import { Rows, RowsOfOneHook, rows } from './StreamedRows.js';

it.each([
  ['useMerchant', Rows],
  ['useMerchants', RowsOfOneHook],
])(
  'lets a server write merchants for which the same rows were the fallback, by %s',
  async (_, List) => {
    const fetched = new QueryClient();
    const fetcher = async () => bodyFor(['t0', 't1']);
    const prefetch = prefetchMerchants(fetched, { fetcher, transactions: rows });
    await flush(10);
    await prefetch;

    // React renders them like this, one after the other, for one response.
    const client = new QueryClient();
    const write = (list: ReactElement) =>
      renderToString(
        <QueryClientProvider client={client}>
          <MerchantProvider fetcher={fetcher}>{list}</MerchantProvider>
        </QueryClientProvider>,
      ).match(/\w+(?=<\/li>)/g);
    expect(write(<List />)).toEqual(['pending', 'pending', 'pending']);
    await flush();
    const content = (
      <HydrationBoundary state={dehydrate(fetched)}>
        <List />
      </HydrationBoundary>
    );
    expect(write(content)).toEqual(['matched', 'matched', 'pending']);
  },
);
