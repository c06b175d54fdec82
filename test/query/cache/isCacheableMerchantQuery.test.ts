import { dehydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isCacheableMerchantQuery } from '../../../src/query/cache/isCacheableMerchantQuery.js';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import {
  createSandbox,
  OWN_SOURCE,
  PLACES_SOURCE,
  SANDBOX_API_KEY,
  sandboxTransactions,
} from '../../../src/sandbox/index.js';
import { createHttpFetcher } from '../../../src/service/http/createHttpFetcher.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import type { MerchantRecord } from '../../../src/service/types.js';
import { transaction } from '../createTestApp.js';

const OWN = 'own';
const PLACES = 'places';

/** Whether a result with these records may be kept by a host app whose service labels its own fields so. */
function isKept(merchants: readonly MerchantRecord[], ownSources?: readonly string[]): boolean {
  const client = new QueryClient();
  const { queryKey } = merchantQueryOptions(transaction('t0'));
  const status = merchants.length > 0 ? 'matched' : 'unmatched';
  client.setQueryData<MerchantResult>(queryKey, { status, merchants, lookupId: 't0' });
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => isCacheableMerchantQuery(query, ownSources),
  });
  return state.queries.length === 1;
}

describe('isCacheableMerchantQuery', () => {
  it('keeps a record whose every field is labelled as the own of the service', () => {
    const cachePolicy = { name: OWN, logoImg: OWN };
    expect(isKept([{ name: 'Shop', logoImg: 'https://x.example/a.png', cachePolicy }], [OWN])).toBe(
      true,
    );
  });

  it.each<[string, MerchantRecord]>([
    ["has a field of the places provider's", { cachePolicy: { name: OWN, address: PLACES } }],
    ['has a field without a label', { cachePolicy: { name: OWN } }],
    ['has no labels at all', {}],
    [
      'has a rating without a label and no opening hours',
      { rating: 4, cachePolicy: { name: OWN, address: OWN } },
    ],
    [
      "has a rating, and opening hours that are the places provider's",
      { rating: 4, cachePolicy: { name: OWN, address: OWN, opening_hours: PLACES } },
    ],
  ])('keeps no record that %s', (_, parts) => {
    expect(isKept([{ name: 'Shop', address: '1 High Street', ...parts }], [OWN])).toBe(false);
  });

  it('lets place fields without a label share that of the opening hours, unless they have one', () => {
    const record = { rating: 4, reviews: [], price_level: 2, locality: 'Leeds', opening_hours: {} };
    const cachePolicy = { opening_hours: OWN };
    expect(isKept([{ ...record, cachePolicy }], [OWN])).toBe(true);
    expect(isKept([{ ...record, cachePolicy: { ...cachePolicy, rating: PLACES } }], [OWN])).toBe(
      false,
    );
  });

  it("lets the place's id and what the service alone can know be kept without a label", () => {
    const record = { place_id: 'p', intermediary: {}, brand: {}, aggregateLevel: {}, store: {} };
    expect(isKept([{ ...record, cachePolicy: { place_id: PLACES } }], [OWN])).toBe(true);
  });

  it.each(['intermediary', 'brand', 'aggregateLevel', 'store'])(
    "keeps no %s that is labelled as the places provider's",
    (field) => {
      const record = (label: string) => ({ [field]: { id: '1' }, cachePolicy: { [field]: label } });
      expect(isKept([record(OWN)], [OWN])).toBe(true);
      expect(isKept([record(PLACES)], [OWN])).toBe(false);
    },
  );

  it('lets an empty value stay, whatever its label', () => {
    const record = { name: 'Shop', address: '', phone: ' ', opening_hours: { periods: [] } };
    expect(isKept([{ ...record, cachePolicy: { name: OWN, address: PLACES } }], [OWN])).toBe(true);
  });

  it('looks at every candidate', () => {
    const own = { name: 'Shop', cachePolicy: { name: OWN } };
    expect(isKept([own, own], [OWN])).toBe(true);
    expect(isKept([own, { name: 'Other', cachePolicy: { name: PLACES } }], [OWN])).toBe(false);
  });

  it('keeps only results without records when it is not told which labels are own ones', () => {
    expect(isKept([{ name: 'Shop', cachePolicy: { name: OWN } }])).toBe(false);
    expect(isKept([])).toBe(true);
  });

  it("leaves the app's other queries to TanStack, and keeps nothing that is pending", () => {
    const client = new QueryClient();
    client.setQueryData(['accounts'], 'data');
    client.getQueryCache().build(client, { queryKey: ['cards'] });
    client.getQueryCache().build(client, merchantQueryOptions(transaction('t0')));
    const { queries } = dehydrate(client, { shouldDehydrateQuery: isCacheableMerchantQuery });
    expect(queries.map(({ queryKey }) => queryKey)).toEqual([['accounts']]);
  });

  it('lets no word of the places provider onto a disk', async () => {
    const client = new QueryClient();
    const sandbox = createSandbox({ latencyMs: 0 });
    const fetcher = createHttpFetcher({
      url: 'https://app.example/api/v3/merchant/list',
      headers: { 'x-api-key': SANDBOX_API_KEY },
      fetch: (input, init) => sandbox(new Request(input, init)),
    });
    const config = { request: { type: 'extended' } } as const;
    await prefetchMerchants(client, { fetcher, transactions: sandboxTransactions(300), config });
    const all = JSON.stringify(dehydrate(client));
    expect(all).toContain(PLACES_SOURCE);
    const kept = dehydrate(client, {
      shouldDehydrateQuery: (query) => isCacheableMerchantQuery(query, [OWN_SOURCE]),
    });
    expect(kept.queries.length).toBeGreaterThan(0);
    // The place's id is the one field that may stay.
    const text = JSON.stringify(kept).replaceAll(`"place_id":"${PLACES_SOURCE}"`, '');
    expect(text).not.toContain(PLACES_SOURCE);
    expect(text).not.toMatch(/"(?:rating|reviews|opening_hours)":/);
  });
});
