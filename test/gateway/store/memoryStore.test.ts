import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../../../src/gateway/store/memoryStore.js';
import type { Store } from '../../../src/gateway/store/Store.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (key: string, value = '1', ttlMs = 60_000) => ({ key, value, ttlMs });
const held = async (store: Store, keys: readonly string[]) => {
  const values = await store.getMany(keys);
  return keys.filter((_, index) => values[index] !== undefined);
};

test('an entry is there until its time is over, and no timer waits for it', async () => {
  const store = memoryStore();
  await store.setMany([entry('a', '1', 1_000), entry('b', '1', 2_000)]);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(await held(store, ['a', 'b'])).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(await held(store, ['a', 'b'])).toEqual(['b']);
  vi.advanceTimersByTime(1_000);
  expect(await held(store, ['a', 'b'])).toEqual([]);
});

test('an entry was written, however soon its time is over', async () => {
  const clock = vi.spyOn(performance, 'now');
  // A busy process may be held up between any two statements.
  for (let read = 0; read < 20; read += 1) clock.mockReturnValueOnce(read * 1_000);
  const lock = { ...entry('lock', 'me', 30), ifAbsent: true };
  expect(await memoryStore().setMany([lock])).toEqual([true]);
  clock.mockRestore();
});

test('reading an entry does not make it last longer', async () => {
  const store = memoryStore();
  await store.setMany([entry('a', '1', 1_000)]);
  vi.advanceTimersByTime(900);
  expect(await held(store, ['a'])).toEqual(['a']);
  vi.advanceTimersByTime(101);
  expect(await held(store, ['a'])).toEqual([]);
});

test('an entry whose time is over is not held by its former owner', async () => {
  const store = memoryStore();
  await store.setMany([entry('lock', 'one', 1_000)]);
  vi.advanceTimersByTime(1_001);
  expect(await store.setMany([{ ...entry('lock', 'other'), ifAbsent: true }])).toEqual([true]);
  await store.deleteMany([{ key: 'lock', ifValue: 'one' }]);
  expect(await store.getMany(['lock'])).toEqual(['other']);
});

test('what was used least recently goes first when there are too many', async () => {
  const store = memoryStore({ maxEntries: 3 });
  await store.setMany([entry('a'), entry('b'), entry('c')]);
  await store.getMany(['a']);
  await store.setMany([entry('d')]);
  expect(await held(store, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
});

test('keys and values count as two bytes for each UTF-16 unit', async () => {
  const store = memoryStore({ maxBytes: 40 });
  await store.setMany([entry('a', '123456789'), entry('b', '12345678🥐'.slice(0, 9))]);
  expect(await held(store, ['a', 'b'])).toEqual(['a', 'b']);
  await store.setMany([entry('c', '')]);
  expect(await held(store, ['a', 'b', 'c'])).toEqual(['b', 'c']);
});

test('a value larger than the store is not written, and takes nothing else away', async () => {
  const store = memoryStore({ maxBytes: 40 });
  await store.setMany([entry('a', '1')]);
  expect(await store.setMany([entry('b', 'x'.repeat(20))])).toEqual([false]);
  expect(await held(store, ['a', 'b'])).toEqual(['a']);
});

test('100,000 entries leave at most as many as fit', async () => {
  const store = memoryStore({ maxEntries: 1_000 });
  const keys = Array.from({ length: 100_000 }, (_, index) => `key ${index}`);
  for (const key of keys) await store.setMany([entry(key)]);
  expect(await held(store, keys)).toEqual(keys.slice(-1_000));
});

test('two stores have nothing in common', async () => {
  const [one, other] = [memoryStore(), memoryStore()];
  await one.setMany([entry('a')]);
  expect(await held(other, ['a'])).toEqual([]);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a size must be a whole number above zero: %s',
  (size) => {
    expect(() => memoryStore({ maxBytes: size })).toThrow(
      new RangeError(
        `Merchantry: expected memoryStore({ maxBytes }) to be a whole number above zero, but got: ${size}.`,
      ),
    );
    expect(() => memoryStore({ maxEntries: size })).toThrow('memoryStore({ maxEntries })');
  },
);

test('a size that is no number is named by its type', () => {
  expect(() => memoryStore({ maxBytes: '64mb' as never })).toThrow('but got: string.');
});
