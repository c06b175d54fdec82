import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { getSharedPlanner } from '../../../src/query/provider/SharedPlanner.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import { createService } from '../createService.js';
import { transaction, transactions } from '../createTestApp.js';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('merchantQueryOptions', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a match', 'matched', 24],
    ['a tidied name', 'cleaned', 4],
    ['a miss', 'unmatched', 1],
  ] as const)('keep %s fresh: not fetched again for hours', async (_, status, hours) => {
    const client = new QueryClient();
    const options = merchantQueryOptions(transaction(status));
    const merchants = status === 'unmatched' ? [] : [{ name: 'Shop' }];
    client.setQueryData<MerchantResult>(options.queryKey, { status, merchants, lookupId: 't' });
    vi.setSystemTime(NOW + hours * HOUR_MS - 1);
    await expect(client.fetchQuery(options)).resolves.toMatchObject({ status });
    vi.setSystemTime(NOW + hours * HOUR_MS);
    // Fetching is what needs a provider.
    await expect(client.fetchQuery(options)).rejects.toThrow(
      'expected a mounted <MerchantProvider>',
    );
  });

  it('start no timer on a server, which would keep the cache of a request alive', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: 1_000 } } });
    const { fetcher } = createService({ respondsAtOnce: true });
    await prefetchMerchants(client, { fetcher, transactions: transactions(3) });
    client.getQueryCache().build(client, merchantQueryOptions(transaction('t9')));
    expect(client.getQueryCache().getAll()).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('find what they stand for by key alone, also in the client of a host app that hashes keys in its own way', async () => {
    const queryKeyHashFn = (key: unknown) => `own:${JSON.stringify(key)}`;
    const client = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn } } });
    client.setQueryDefaults(['merchantry'], { meta: { by: 'host' } });
    getSharedPlanner(client, '');
    const { fetcher } = createService({ respondsAtOnce: true });
    await prefetchMerchants(client, { fetcher, transactions: transactions(2) });
    const { queryKey } = merchantQueryOptions(transaction('t1'));
    expect(client.getQueryData(queryKey)).toMatchObject({ status: 'matched', lookupId: 't1' });
    expect(client.getQueryCache().find({ queryKey })?.meta).toEqual({
      by: 'host',
      source: 'merchantry',
    });
    client.removeQueries({ queryKey, exact: true });
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    client.setQueryData(['accounts'], 'data');
    expect(client.getQueryCache().get('own:["accounts"]')).toBeDefined();
  });

  it('leave the query defaults of a client alone that hashes keys as TanStack does', () => {
    const client = new QueryClient();
    const setQueryDefaults = vi.spyOn(client, 'setQueryDefaults');
    getSharedPlanner(client, '');
    expect(setQueryDefaults).not.toHaveBeenCalled();
  });
});
