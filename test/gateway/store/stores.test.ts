import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../../src/gateway/store/memoryStore.js';
import { redisStore } from '../../../src/gateway/store/redisStore.js';
import type { Store } from '../../../src/gateway/store/Store.js';
import { tieredStore } from '../../../src/gateway/store/tieredStore.js';
import { type RedisServer, startRedis } from '../../redis/startRedis.js';
import { connectors } from './connectClients.js';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());

/** Each test has a prefix of its own on the one server. */
let count = 0;
const stores: [name: string, create: () => Promise<Store>][] = [
  ['memory', async () => memoryStore()],
  ['two tiers', async () => tieredStore(memoryStore(), memoryStore(), { nearMs: 10 })],
  ...connectors.map(([name, connect]): (typeof stores)[number] => [
    name,
    async () => {
      count += 1;
      return redisStore(await connect(server.url), { prefix: `test${count}:` });
    },
  ]),
];

const entry = (key: string, value: string, ttlMs = 60_000) => ({ key, value, ttlMs });

describe.each(stores)('a store in %s', (_, create) => {
  test('gives what was written, in the order of the keys that were asked', async () => {
    const store = await create();
    expect(await store.setMany([entry('a', '1'), entry('b', '2')])).toEqual([true, true]);
    expect(await store.getMany(['b', 'none', 'a', 'b'])).toEqual(['2', undefined, '1', '2']);
  });

  test('takes empty lists', async () => {
    const store = await create();
    expect(await store.getMany([])).toEqual([]);
    expect(await store.setMany([])).toEqual([]);
    expect(await store.deleteMany([])).toBeUndefined();
  });

  test('overwrites a value and its time', async () => {
    const store = await create();
    await store.setMany([entry('a', '1', 30), entry('b', '1', 30)]);
    await store.setMany([entry('a', '2')]);
    await expect.poll(() => store.getMany(['a', 'b']), { interval: 10 }).toEqual(['2', undefined]);
  });

  test('writes the later of two entries of one key', async () => {
    const store = await create();
    expect(await store.setMany([entry('a', '1'), entry('a', '2')])).toEqual([true, true]);
    expect(await store.getMany(['a'])).toEqual(['2']);
  });

  test('leaves what is there if an entry is only for an empty key', async () => {
    const store = await create();
    await store.setMany([entry('a', '1')]);
    const written = await store.setMany([
      { ...entry('b', '2'), ifAbsent: true },
      { ...entry('a', '2'), ifAbsent: true },
      { ...entry('b', '3'), ifAbsent: true },
    ]);
    expect(written).toEqual([true, false, false]);
    expect(await store.getMany(['a', 'b'])).toEqual(['1', '2']);
  });

  test('renews an entry for an empty key that holds this very value', async () => {
    const store = await create();
    const lock = { key: 'lock', value: 'me', ifAbsent: true };
    expect(await store.setMany([{ ...lock, ttlMs: 30 }])).toEqual([true]);
    expect(await store.setMany([{ ...lock, ttlMs: 60_000 }, entry('other', '1', 30)])).toEqual([
      true,
      true,
    ]);
    expect(await store.setMany([{ ...lock, value: 'you', ttlMs: 1 }])).toEqual([false]);
    await expect
      .poll(() => store.getMany(['lock', 'other']), { interval: 10 })
      .toEqual(['me', undefined]);
  });

  test('gives one of many that write at once the empty key', async () => {
    const store = await create();
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.setMany([{ ...entry('lock', `owner ${index}`), ifAbsent: true }]),
      ),
    );
    expect(written.flat().filter(Boolean)).toHaveLength(1);
    const owner = `owner ${written.flat().indexOf(true)}`;
    expect(await store.getMany(['lock'])).toEqual([owner]);
  });

  test('forgets a value when its time is over, and then the key is empty', async () => {
    const store = await create();
    await store.setMany([entry('short', '1', 30), entry('long', '1')]);
    await expect
      .poll(() => store.getMany(['short', 'long']), { interval: 10 })
      .toEqual([undefined, '1']);
    expect(await store.setMany([{ ...entry('short', '2'), ifAbsent: true }])).toEqual([true]);
  });

  test('deletes keys, and does not mind those that hold nothing', async () => {
    const store = await create();
    await store.setMany([entry('a', '1'), entry('b', '2'), entry('c', '3')]);
    await store.deleteMany([{ key: 'a' }, { key: 'none' }, { key: 'c' }]);
    expect(await store.getMany(['a', 'b', 'c'])).toEqual([undefined, '2', undefined]);
  });

  test('deletes a key only while it holds the value that is named', async () => {
    const store = await create();
    await store.setMany([entry('mine', 'me'), entry('theirs', 'they')]);
    await store.deleteMany([
      { key: 'mine', ifValue: 'me' },
      { key: 'theirs', ifValue: 'me' },
      { key: 'none', ifValue: '' },
    ]);
    expect(await store.getMany(['mine', 'theirs'])).toEqual([undefined, 'they']);
  });

  test('holds 1,000 keys at once', async () => {
    const store = await create();
    const keys = Array.from({ length: 1_000 }, (_, index) => `key ${index}`);
    const written = await store.setMany(keys.map((key) => entry(key, `value of ${key}`)));
    expect(written).toEqual(keys.map(() => true));
    expect(await store.getMany(keys)).toEqual(keys.map((key) => `value of ${key}`));
  });

  test.each([
    ['nothing', ''],
    ['unicode', 'Crêpe 東京 🥐 مقهى \u200d\u0000 end'],
    ['line ends', 'a\r\n$-1\r\n*1\r\n'],
    ['100,000 characters', 'é'.repeat(100_000)],
    ['a prototype', '__proto__'],
  ])('keeps text as it is: %s', async (_, text) => {
    const store = await create();
    await store.setMany([entry(text, text)]);
    expect(await store.getMany([text])).toEqual([text]);
    await store.deleteMany([{ key: text, ifValue: text }]);
    expect(await store.getMany([text])).toEqual([undefined]);
  });
});
