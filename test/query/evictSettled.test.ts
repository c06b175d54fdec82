import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createLookup } from '../../src/query/createLookup.js';
import { evictSettled, MAX_SETTLED_LOOKUPS } from '../../src/query/evictSettled.js';
import { keepKeyHash } from '../../src/query/keepKeyHash.js';
import { transaction } from './createBank.js';

const lookupOf = (number: number) => createLookup(transaction(`t${number}`));
const keyOf = (number: number) => lookupOf(number).queryKey;

function createCache(parts: ConstructorParameters<typeof QueryClient>[0] = {}) {
  const client = new QueryClient(parts);
  keepKeyHash(client);
  const has = (number: number) => client.getQueryData(keyOf(number)) !== undefined;
  return {
    client,
    has,
    size: () => client.getQueryCache().getAll().length,
    /** Settles lookups, in calls of 25. */
    settle(from: number, to: number) {
      for (let start = from; start < to; start += 25) {
        const numbers = Array.from({ length: Math.min(25, to - start) }, (_, n) => start + n);
        for (const number of numbers) client.setQueryData(keyOf(number), number);
        evictSettled(
          client,
          numbers.map((number) => lookupOf(number).key),
        );
      }
    },
    observe(number: number) {
      const observer = new QueryObserver(client, { queryKey: keyOf(number), enabled: false });
      return observer.subscribe(() => undefined);
    },
  };
}

describe('evictSettled', () => {
  it('keeps 5,000 settled lookups and removes the oldest beyond', () => {
    const cache = createCache();
    cache.settle(0, MAX_SETTLED_LOOKUPS);
    expect(cache.size()).toBe(5_000);
    cache.settle(5_000, 5_030);
    expect(cache.size()).toBe(5_000);
    expect([0, 29, 30, 5_029].map(cache.has)).toEqual([false, false, true, true]);
  });

  it('keeps the ones that a row shows, and removes the next oldest instead', () => {
    const cache = createCache();
    const [first, third] = [cache.observe(0), cache.observe(2)];
    cache.settle(0, 5_003);
    expect(cache.size()).toBe(5_000);
    expect([0, 1, 2, 3, 4, 5].map(cache.has)).toEqual([true, false, true, false, false, true]);
    first();
    third();
    cache.settle(5_003, 5_004);
    expect([0, 2].map(cache.has)).toEqual([false, true]);
  });

  it('counts a lookup that settles again as new', () => {
    const cache = createCache();
    cache.settle(0, 5_000);
    cache.settle(0, 1);
    cache.settle(5_000, 5_001);
    expect([0, 1, 2].map(cache.has)).toEqual([true, false, true]);
  });

  it('does not count what is gone already', () => {
    const cache = createCache();
    cache.settle(0, 5_000);
    cache.client.removeQueries({ queryKey: keyOf(0), exact: true });
    cache.settle(5_000, 5_001);
    expect([0, 1, 5_000].map(cache.has)).toEqual([false, true, true]);
  });

  it('leaves the other queries of the host alone', () => {
    const cache = createCache();
    cache.client.setQueryData(['accounts'], 'kept');
    cache.settle(0, 5_100);
    expect(cache.client.getQueryData(['accounts'])).toBe('kept');
  });

  it('counts for each client on its own', () => {
    const [one, other] = [createCache(), createCache()];
    one.settle(0, 5_000);
    other.settle(0, 10);
    expect(one.size()).toBe(5_000);
  });

  it('finds the queries of a host that hashes keys in its own way', () => {
    const queryKeyHashFn = (key: unknown) => `own:${JSON.stringify(key)}`;
    const cache = createCache({ defaultOptions: { queries: { queryKeyHashFn } } });
    cache.settle(0, 5_010);
    expect(cache.size()).toBe(5_000);
  });
});
