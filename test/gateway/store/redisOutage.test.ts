// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'redis';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GatewayEvent } from '../../../src/gateway/GatewayEvent.js';
import { guardStore } from '../../../src/gateway/store/guardStore.js';
import { type RedisClient, redisStore } from '../../../src/gateway/store/redisStore.js';
import { startRedis } from '../../redis/startRedis.js';
import { startSlowProxy } from '../../redis/startSlowProxy.js';
import { connectors } from './connectClients.js';

async function start(options?: Parameters<typeof startRedis>[0]) {
  const server = await startRedis(options);
  onTestFinished(() => server.stop());
  return server;
}

function guard(client: RedisClient, timeoutMs = 200) {
  const events: GatewayEvent[] = [];
  const store = guardStore(redisStore(client), {
    timeoutMs,
    onEvent: (event) => events.push(event),
    // Rests are short, because this clock runs 20 times as fast.
    now: () => performance.now() * 20,
  });
  return { store, states: () => events.map((event) => 'state' in event && event.state) };
}

const entry = (key: string, value = '1') => ({ key, value, ttlMs: 60_000 });
const until = (store: ReturnType<typeof guard>['store'], state: 'ok' | 'resting') =>
  expect.poll(() => store.state(), { interval: 20 }).toBe(state);

describe.each(connectors)('with a client of %s', (_, connect) => {
  test('a server that is down at the start is done without, and used once it is up', async () => {
    const server = await start();
    await server.kill();
    const { store, states } = guard(await connect(server.url));
    expect(await store.getMany(['a', 'b'])).toEqual([undefined, undefined]);
    expect(await store.setMany([entry('a')])).toEqual([undefined]);
    expect(await store.deleteMany([{ key: 'a' }])).toBe(false);
    expect(store.state()).toBe('resting');
    await expect(store.purge([{ prefix: '' }])).rejects.toThrow();
    await server.restart();
    await until(store, 'ok');
    expect(await store.setMany([entry('a')])).toEqual([true]);
    expect(await store.getMany(['a', 'b'])).toEqual(['1', undefined]);
    expect(states()).toEqual(['failed', 'resting', 'back']);
  });

  test('a server killed under load loses no call, and gives no wrong value', async () => {
    const server = await start();
    const { store, states } = guard(await connect(server.url), 1_000);
    let isOver = false;
    let hits = 0;
    let calls = 0;
    const worker = async (id: number) => {
      for (let round = 0; !isOver; round += 1) {
        const keys = Array.from({ length: 10 }, (_, index) => `${id}-${(round + index) % 50}`);
        await store.setMany(keys.map((key) => entry(key, `value of ${key}`)));
        const values = await store.getMany(keys);
        expect(values).toHaveLength(10);
        values.forEach((value, index) => {
          if (value !== undefined) expect(value).toBe(`value of ${keys[index]}`);
        });
        hits += values.filter((value) => value !== undefined).length;
        calls += 1;
        await wait(1);
      }
    };
    const load = Promise.all(Array.from({ length: 8 }, (_, id) => worker(id)));
    await expect.poll(() => hits).toBeGreaterThan(1_000);
    await server.kill();
    await until(store, 'resting');
    const during = { hits, calls };
    await expect.poll(() => calls).toBeGreaterThan(during.calls + 50);
    expect(hits).toBe(during.hits);
    await server.restart();
    await expect.poll(() => hits).toBeGreaterThan(during.hits + 1_000);
    isOver = true;
    await load;
    expect(states()).toEqual(['failed', 'resting', 'back']);
  });

  test('a server that is 300 ms slow is done without until it is quick again', async () => {
    const server = await start();
    const proxy = await startSlowProxy(server.port);
    onTestFinished(() => proxy.close());
    const { store, states } = guard(await connect(proxy.url));
    expect(await store.setMany([entry('a')])).toEqual([true]);
    proxy.delayMs = 300;
    for (let count = 0; count < 3; count += 1) {
      expect(await store.getMany(['a'])).toEqual([undefined]);
    }
    expect(store.state()).toBe('resting');
    proxy.delayMs = 0;
    await until(store, 'ok');
    expect(await store.getMany(['a'])).toEqual(['1']);
    expect(states()).toEqual(['failed', 'resting', 'back']);
  });

  test('a server that stops answering is done without until it goes on', async () => {
    const server = await start();
    const { store, states } = guard(await connect(server.url));
    expect(await store.setMany([entry('a')])).toEqual([true]);
    server.pause();
    const values = await Promise.all(Array.from({ length: 20 }, () => store.getMany(['a'])));
    expect(values).toEqual(values.map(() => [undefined]));
    expect(store.state()).toBe('resting');
    server.resume();
    await until(store, 'ok');
    expect(await store.getMany(['a'])).toEqual(['1']);
    expect(states()).toEqual(['failed', 'resting', 'back']);
  });

  test('a connection that breaks costs the call that was under way', async () => {
    const server = await start();
    const proxy = await startSlowProxy(server.port);
    onTestFinished(() => proxy.close());
    const { store, states } = guard(await connect(proxy.url), 2_000);
    expect(await store.setMany([entry('a')])).toEqual([true]);
    proxy.delayMs = 200;
    const before = proxy.roundTrips;
    const answer = store.getMany(['a']);
    await expect.poll(() => proxy.roundTrips).toBe(before + 1);
    proxy.cut();
    expect(await answer).toEqual([undefined]);
    proxy.delayMs = 0;
    await expect.poll(() => store.getMany(['a'])).toEqual(['1']);
    expect(states().at(0)).toBe('failed');
    expect(states().at(-1)).toBe('back');
  });

  test('a server that evicts forgets entries, and gives no wrong value', async () => {
    const server = await start({ maxmemory: '4mb' });
    const { store, states } = guard(await connect(server.url), 5_000);
    const keys = Array.from({ length: 5_000 }, (_, index) => `key ${index}`);
    const textOf = (key: string) => `${key} `.repeat(200);
    for (let from = 0; from < keys.length; from += 100) {
      const some = keys.slice(from, from + 100);
      expect(await store.setMany(some.map((key) => entry(key, textOf(key))))).toEqual(
        some.map(() => true),
      );
    }
    const values = await store.getMany(keys);
    const held = keys.filter((_, index) => values[index] !== undefined);
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThan(4_000);
    expect(values.filter((value) => value !== undefined)).toEqual(held.map(textOf));
    expect(states()).toEqual([]);
  });

  test('a full server that may not evict counts as out for writing', async () => {
    const server = await start({ maxmemory: '4mb', policy: 'noeviction' });
    const { store, states } = guard(await connect(server.url), 5_000);
    const big = 'x'.repeat(100_000);
    for (let count = 0; count < 100 && store.state() === 'ok'; count += 1) {
      const [written] = await store.setMany([entry(`key ${count}`, big)]);
      expect([true, undefined]).toContain(written);
    }
    expect(states()).toEqual(['failed', 'resting']);
  });
});

test('a client that queues while the server is away keeps nobody waiting', async () => {
  const server = await start();
  const client = createClient({ url: server.url, socket: { reconnectStrategy: 20 } });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.destroy());
  const { store } = guard(client);
  await server.kill();
  for (let count = 0; count < 3; count += 1) {
    expect(await store.getMany(['a'])).toEqual([undefined]);
  }
  expect(store.state()).toBe('resting');
  await server.restart();
  await until(store, 'ok');
});

test('an answer that has arrived counts, however busy the process was meanwhile', async () => {
  const server = await start();
  const connect = connectors.find(([name]) => name === 'ioredis')?.[1];
  const client = (await connect?.(server.url)) as RedisClient;
  const { store, states } = guard(client, 10);
  const quick = guard(client, 1_000).store;
  expect(await quick.setMany([entry('a')])).toEqual([true]);
  const answer = store.getMany(['a']);
  const end = performance.now() + 200;
  while (performance.now() < end);
  expect(await answer).toEqual(['1']);
  expect(states()).toEqual([]);
});
