import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  cacheableResult,
  isCacheableMerchantQuery,
  merchantQueryOptions,
} from '../../../src/index.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import { createTestApp, transaction } from '../createTestApp.js';
import { flush } from '../flush.js';

const T0 = transaction('t0');

describe.each<unknown>([
  { records: [{ name: 'Old' }] },
  { status: 'matched', merchants: null, lookupId: 't0' },
  { status: 'matched', merchants: [null], lookupId: 't0' },
  { status: 'matched', merchants: ['Old'], lookupId: 't0' },
  { status: 'matched', merchants: [], lookupId: 't0' },
  { status: 'matched', merchants: [{ name: 'Old' }] },
  { status: 'found', merchants: [{ name: 'Old' }], lookupId: 't0' },
  [],
  'Old',
])('a cache in which another version has left %j', (data) => {
  // Fresh for ever, as the host app says.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

  it('has no result of the row, which loads it', async () => {
    const app = createTestApp({ client, config: {} });
    client.setQueryData<unknown>(merchantQueryOptions(T0, {}).queryKey, data);
    await app.show(<app.Row transaction={T0} />);
    expect(app.lookup('t0').status).toBe('pending');
    app.service.last().respond();
    await flush(1_000);
    expect(app.history('t0')).toEqual(['pending', 'matched']);
  });

  it('has nothing to store of it', () => {
    const { queryKey } = merchantQueryOptions(T0, { scope: 'other' });
    client.setQueryData<unknown>(queryKey, data);
    const [query] = client.getQueryCache().findAll({ queryKey });
    expect(query && isCacheableMerchantQuery(query, ['own'])).toBe(false);
    expect(cacheableResult(data as MerchantResult, ['own'])).toBeUndefined();
  });
});
