import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClaims } from '../../src/gateway/createClaims.js';
import type { StoreEntry, StoreTarget } from '../../src/gateway/store/Store.js';

/** A store that forgets by the tests' clock. */
function createMapStore() {
  const entries = new Map<string, { value: string; until: number }>();
  const live = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry : undefined;
  };
  return {
    async getMany(keys: readonly string[]) {
      return keys.map((key) => live(key)?.value);
    },
    async setMany(list: readonly StoreEntry[]) {
      return list.map(({ key, value, ttlMs, ifAbsent }) => {
        if (ifAbsent && live(key) && live(key)?.value !== value) return false;
        entries.set(key, { value, until: Date.now() + ttlMs });
        return true;
      });
    },
    async deleteMany(targets: readonly StoreTarget[]) {
      for (const { key, ifValue } of targets) {
        if (ifValue === undefined || live(key)?.value === ifValue) entries.delete(key);
      }
      return true;
    },
  };
}

describe('createClaims', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives a key to one of several who claim it at once', async () => {
    const store = createMapStore();
    const [one, other] = [createClaims(store), createClaims(store)];
    const [first, second] = await Promise.all([one.claim(['a', 'b']), other.claim(['b', 'c'])]);
    expect(first?.keys).toEqual(['a', 'b']);
    expect(second?.keys).toEqual(['c']);
  });

  it('holds a key for as long as its owner is alive', async () => {
    const store = createMapStore();
    const [one, other] = [createClaims(store), createClaims(store)];
    const owned = await one.claim(['a']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await other.claim(['a'])).keys).toEqual([]);
    await owned.release();
    expect((await other.claim(['a'])).keys).toEqual(['a']);
  });

  it('frees the keys of an owner that died, after three seconds', async () => {
    const store = createMapStore();
    await store.setMany([{ key: 'a:claim', value: 'dead', ttlMs: 3_000 }]);
    const claims = createClaims(store);
    await vi.advanceTimersByTimeAsync(2_900);
    expect((await claims.claim(['a'])).keys).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await claims.claim(['a'])).keys).toEqual(['a']);
  });

  it('does not release what another has claimed meanwhile', async () => {
    const store = createMapStore();
    const [one, other] = [createClaims(store), createClaims(store)];
    const owned = await one.claim(['a']);
    await store.setMany([{ key: 'a:claim', value: 'another', ttlMs: 3_000 }]);
    await owned.release();
    expect((await other.claim(['a'])).keys).toEqual([]);
  });

  it('does not take back what another has claimed meanwhile', async () => {
    const store = createMapStore();
    const claims = createClaims(store);
    const owned = await claims.claim(['a']);
    // As after a stall in which the claim expired.
    await store.deleteMany([{ key: 'a:claim' }]);
    await store.setMany([{ key: 'a:claim', value: 'another', ttlMs: 60_000 }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await store.getMany(['a:claim'])).toEqual(['another']);
    await owned.release();
    expect(await store.getMany(['a:claim'])).toEqual(['another']);
  });

  it('refuses nobody where the store does not answer', async () => {
    const claims = createClaims({
      setMany: async (entries) => entries.map(() => undefined),
      deleteMany: async () => false,
    });
    const claim = await claims.claim(['a', 'b']);
    expect(claim.keys).toEqual(['a', 'b']);
    await claim.release();
  });

  it('looks again ever more rarely', async () => {
    const claims = createClaims(createMapStore());
    const done: number[] = [];
    for (const looks of [0, 1, 9]) void claims.rest(looks).then(() => done.push(looks));
    await vi.advanceTimersByTimeAsync(40);
    expect(done).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(160);
    expect(done).toEqual([0, 1, 9]);
  });
});
