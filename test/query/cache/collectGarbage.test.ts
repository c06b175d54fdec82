import { type DefaultOptions, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachePorts } from '../../../src/query/cache/cachePorts.js';
import { collectGarbage, MAX_SETTLED_LOOKUPS } from '../../../src/query/cache/collectGarbage.js';
import { createLookup } from '../../../src/query/cache/createLookup.js';
import { keepKeyHash } from '../../../src/query/cache/keepKeyHash.js';
import {
  type MerchantQueryOptions,
  merchantQueryOptions,
} from '../../../src/query/cache/merchantQueryOptions.js';
import { withHostDefaults } from '../../../src/query/cache/withHostDefaults.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import { transaction } from '../createBank.js';

const MINUTE_MS = 60_000;
const ANSWER: MerchantResult = { status: 'unmatched', merchants: [], lookupId: 't' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createCache(queries: DefaultOptions['queries'] = {}) {
  const client = new QueryClient({ defaultOptions: { queries } });
  keepKeyHash(client);
  collectGarbage(client);
  const optionsOf = (number: number): MerchantQueryOptions => ({
    ...merchantQueryOptions(transaction(`t${number}`)),
    queryFn: async () => ANSWER,
  });
  const find = (number: number) => client.getQueryCache().get(optionsOf(number).queryHash);
  return {
    client,
    optionsOf,
    has: (number: number) => find(number)?.state.data !== undefined,
    isThere: (number: number) => find(number) !== undefined,
    size: () => client.getQueryCache().getAll().length,
    /** Asks for lookups that no row shows. */
    async fetch(from: number, to = from + 1) {
      for (let number = from; number < to; number += 1) {
        client.fetchQuery(optionsOf(number)).catch(() => undefined);
      }
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Shows a row; the returned function lets it leave. */
    show(number: number) {
      const observer = new QueryObserver<MerchantResult>(client, {
        queryKey: optionsOf(number).queryKey,
        queryHash: optionsOf(number).queryHash,
        gcTime: Infinity,
        enabled: false,
      });
      return observer.subscribe(() => undefined);
    },
  };
}

/** The first lookup, the only one, stays for half an hour from now, and no longer. */
async function expectHalfAnHour(cache: ReturnType<typeof createCache>, stays = cache.has) {
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  expect(stays(0)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(cache.size()).toBe(0);
}

describe('a settled lookup', () => {
  it('goes 30 minutes after its last row has left it', async () => {
    const cache = createCache();
    await cache.fetch(0);
    const [first, second] = [cache.show(0), cache.show(0)];
    await vi.advanceTimersByTimeAsync(90 * MINUTE_MS);
    first();
    await vi.advanceTimersByTimeAsync(90 * MINUTE_MS);
    second();
    await expectHalfAnHour(cache);
  });

  it('stays when a row comes back in the meantime, and goes 30 minutes after that one has left', async () => {
    const cache = createCache();
    await cache.fetch(0);
    cache.show(0)();
    await vi.advanceTimersByTimeAsync(29 * MINUTE_MS);
    const leave = cache.show(0);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    leave();
    await expectHalfAnHour(cache);
  });

  it('stays for its time also when its last row leaves in the last moment', async () => {
    const cache = createCache();
    await cache.fetch(0);
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    cache.show(0)();
    await expectHalfAnHour(cache);
  });

  it('goes half an hour after it was asked, if no row ever showed it', async () => {
    const cache = createCache();
    await cache.fetch(0);
    await expectHalfAnHour(cache);
  });

  it('stays for another while when it is asked again without a row', async () => {
    const cache = createCache();
    await cache.fetch(0);
    await vi.advanceTimersByTimeAsync(29 * MINUTE_MS);
    cache.client.fetchQuery({ ...cache.optionsOf(0), staleTime: 0 });
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    expect(cache.has(0)).toBe(true);
    await vi.advanceTimersByTimeAsync(31 * MINUTE_MS);
    expect(cache.size()).toBe(0);
  });

  it('goes after a failure as after an answer', async () => {
    const cache = createCache();
    const queryFn = () => Promise.reject(new Error('failed'));
    cache.client.fetchQuery({ ...cache.optionsOf(0), queryFn }).catch(() => undefined);
    await expectHalfAnHour(cache, cache.isThere);
  });

  it.each([
    ['shorter', 5_000, 5_000],
    ['longer', 90 * MINUTE_MS, 90 * MINUTE_MS],
    ['not at all', Infinity, undefined],
  ])('is collected when the host wants it: %s', async (_, gcTime, ms) => {
    const cache = createCache();
    cache.client.setQueryDefaults(['merchantry'], { gcTime });
    await cache.client.fetchQuery({ ...cache.optionsOf(0), gcTime });
    await vi.advanceTimersByTimeAsync((ms ?? 300 * MINUTE_MS) - 1);
    expect(cache.has(0)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cache.has(0)).toBe(ms === undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes after 30 minutes when it was fetched past the wishes of the host', async () => {
    const cache = createCache();
    cache.client.setQueryDefaults(['merchantry'], { gcTime: 5_000 });
    await cache.fetch(0);
    await vi.advanceTimersByTimeAsync(31 * MINUTE_MS);
    expect(cache.size()).toBe(0);
  });

  it('goes in its own time when the host speaks of time but says none', async () => {
    const cache = createCache();
    cache.client.setQueryDefaults(['merchantry'], {
      ...({ gcTime: undefined } as object),
      staleTime: 1,
    });
    const options = withHostDefaults(cache.client, cache.optionsOf(0));
    expect(options).toMatchObject({ gcTime: Infinity, staleTime: 1 });
    await cache.client.fetchQuery(options);
    await vi.advanceTimersByTimeAsync(31 * MINUTE_MS);
    expect(cache.size()).toBe(0);
  });

  it('stays when the host decides so later, but goes in favour of newer ones', async () => {
    const cache = createCache();
    await cache.fetch(0);
    await vi.advanceTimersByTimeAsync(1_000);
    cache.client.setQueryDefaults(['merchantry'], { gcTime: Infinity });
    await vi.advanceTimersByTimeAsync(300 * MINUTE_MS);
    expect(cache.has(0)).toBe(true);
    await cache.fetch(1, 5_001);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cache.size()).toBe(5_000);
    expect([0, 1].map(cache.has)).toEqual([false, true]);
  });

  it('that only filled a call goes when the host wants it', async () => {
    const cache = createCache();
    cache.client.setQueryDefaults(['merchantry'], { gcTime: 5_000 });
    const { key } = createLookup(transaction('filler'));
    cachePorts(cache.client).settle(new Map([[key, ANSWER]]));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(cache.size()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(cache.size()).toBe(0);
  });

  it('that was reset does not stay for ever', async () => {
    const cache = createCache();
    await cache.fetch(0);
    await vi.advanceTimersByTimeAsync(1_000);
    await cache.client.resetQueries({ queryKey: ['merchantry'] });
    await vi.advanceTimersByTimeAsync(31 * MINUTE_MS);
    expect(cache.size()).toBe(0);
  });
});

describe('a lookup without answer or failure', () => {
  it('goes a second after its last row has left it', async () => {
    const cache = createCache();
    const leave = cache.show(0);
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
    await vi.advanceTimersByTimeAsync(999);
    expect(cache.size()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(cache.size()).toBe(0);
  });

  it('waits a second for the row that made it while rendering', async () => {
    const cache = createCache();
    cache.client.getQueryCache().build(cache.client, cache.optionsOf(0));
    cache.client.getQueryCache().build(cache.client, cache.optionsOf(1));
    await vi.advanceTimersByTimeAsync(999);
    cache.show(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([0, 1].map(cache.isThere)).toEqual([true, false]);
  });

  it('stays while it is asked, and goes when that was cancelled', async () => {
    const cache = createCache();
    const queryFn = () => new Promise<MerchantResult>(() => {});
    cache.client.fetchQuery({ ...cache.optionsOf(0), queryFn }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(cache.size()).toBe(1);
    await cache.client.cancelQueries({ queryKey: ['merchantry'] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cache.size()).toBe(0);
  });
});

describe('more than 5,000 settled lookups', () => {
  it('lose those that were left first', async () => {
    const cache = createCache();
    await cache.fetch(0, MAX_SETTLED_LOOKUPS);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cache.size()).toBe(5_000);
    cache.show(3)();
    await cache.fetch(5_000, 5_030);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cache.size()).toBe(5_000);
    expect([0, 3, 29, 30, 31, 5_029].map(cache.has)).toEqual([
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('keep the ones that a row shows, or that are being asked again', async () => {
    const cache = createCache();
    await cache.fetch(0, 5_000);
    await vi.advanceTimersByTimeAsync(1_000);
    const leave = cache.show(0);
    const queryFn = () => new Promise<MerchantResult>(() => {});
    cache.client.fetchQuery({ ...cache.optionsOf(1), queryFn, staleTime: 0 });
    await cache.fetch(5_000, 5_003);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([0, 1, 2, 3, 5_002].map(cache.has)).toEqual([true, true, false, true, true]);
    leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cache.has(0)).toBe(true);
  });

  it('are counted for each client on its own, without the other queries of the host', async () => {
    const [one, other] = [createCache(), createCache()];
    one.client.setQueryData(['accounts'], 'kept');
    await one.fetch(0, 5_001);
    await other.fetch(0, 10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([one.size(), other.size()]).toEqual([5_001, 10]);
    expect(one.client.getQueryData(['accounts'])).toBe('kept');
  });

  it('are found in the client of a host that hashes keys in its own way', async () => {
    const cache = createCache({ queryKeyHashFn: (key) => `own:${JSON.stringify(key)}` });
    await cache.fetch(0, 5_010);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cache.size()).toBe(5_000);
  });

  it('are counted whoever wrote them, before or afterwards', async () => {
    const client = new QueryClient();
    const { queryKey } = merchantQueryOptions(transaction('before'));
    client.setQueryData(queryKey, ANSWER);
    collectGarbage(client);
    for (let number = 0; number < 5_000; number += 1) {
      client.setQueryData(merchantQueryOptions(transaction(`t${number}`)).queryKey, ANSWER);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.getQueryCache().getAll()).toHaveLength(5_000);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

describe('collecting', () => {
  it('takes two timers, however many lookups there are, and none when there are none', async () => {
    const cache = createCache();
    await cache.fetch(0, 500);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await cache.fetch(500, 1_000);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(31 * MINUTE_MS);
    expect(cache.size()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once when the host clears the cache, also for rows that leave afterwards', async () => {
    const cache = createCache();
    await cache.fetch(0, 100);
    await vi.advanceTimersByTimeAsync(1_000);
    await cache.fetch(100, 200);
    const leave = cache.show(0);
    cache.client.clear();
    expect(vi.getTimerCount()).toBe(0);
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begins once for a client', () => {
    const client = new QueryClient();
    const subscribe = vi.spyOn(client.getQueryCache(), 'subscribe');
    collectGarbage(client);
    collectGarbage(client);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  it('leaves alone what begins with the same word and is no lookup', async () => {
    const cache = createCache();
    const key = { queryKey: ['merchantry', '', 'calls'], gcTime: Infinity };
    cache.client.getQueryCache().build(cache.client, key);
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(cache.size()).toBe(1);
  });
});
