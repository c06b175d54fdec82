import { createClient } from 'redis';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GatewayEvent } from '../../../src/gateway/GatewayEvent.js';
import { type GuardedStore, guardStore } from '../../../src/gateway/store/guardStore.js';
import { type RedisClient, redisStore } from '../../../src/gateway/store/redisStore.js';
import { startProxy } from '../../redis/startProxy.js';
import { startRedis } from '../../redis/startRedis.js';
import { connectors } from './connectClients.js';

async function start(options?: Parameters<typeof startRedis>[0]) {
  const server = await startRedis(options);
  onTestFinished(() => server.stop());
  return server;
}

/** Only a server that does not answer exceeds it. */
const PATIENT_MS = 100_000;
/** For a server that is known not to answer, so that it does not matter how short this is. */
const HASTY_MS = 50;

/** A store whose rests end when the test says so. */
function guard(client: RedisClient, timeoutMs = PATIENT_MS) {
  const events: GatewayEvent[] = [];
  let time = 0;
  const store = guardStore(redisStore(client), {
    timeoutMs,
    onEvent: (event) => events.push(event),
    now: () => time,
  });
  return {
    store,
    states: () => events.map((event) => 'state' in event && event.state),
    /** Ends one rest after the other until the store is in use again. */
    back: () =>
      expect
        .poll(
          () => {
            time += 30_000;
            return store.state();
          },
          { interval: 20 },
        )
        .toBe('ok'),
  };
}

async function failThrice(store: GuardedStore) {
  for (let count = 0; count < 3; count += 1) {
    expect(await store.getMany(['a'])).toEqual([undefined]);
  }
  expect(store.state()).toBe('resting');
}

const entry = (key: string, value = '1') => ({ key, value, ttlMs: 60_000 });

describe.each(connectors)('with a client of %s', (_, connect) => {
  test('a server that is down at the start is done without, and used once it is up', async () => {
    const server = await start();
    await server.kill();
    const { store, states, back } = guard(await connect(server.url));
    expect(await store.getMany(['a', 'b'])).toEqual([undefined, undefined]);
    expect(await store.setMany([entry('a')])).toEqual([undefined]);
    expect(await store.deleteMany([{ key: 'a' }])).toBe(false);
    expect(store.state()).toBe('resting');
    await expect(store.purge(entry('a'))).rejects.toThrow();
    await server.restart();
    await back();
    expect(await store.setMany([entry('a')])).toEqual([true]);
    expect(await store.getMany(['a', 'b'])).toEqual(['1', undefined]);
    expect(states()).toEqual(['failed', 'resting', 'back']);
  });

  test('a server that stops answering is done without until it goes on', async () => {
    const server = await start();
    const client = await connect(server.url);
    const patient = guard(client).store;
    const { store, states, back } = guard(client, HASTY_MS);
    expect(await patient.setMany([entry('a')])).toEqual([true]);
    server.pause();
    const values = await Promise.all(Array.from({ length: 20 }, () => store.getMany(['a'])));
    expect(values).toEqual(values.map(() => [undefined]));
    expect(store.state()).toBe('resting');
    server.resume();
    await back();
    expect(states()).toEqual(['failed', 'resting', 'back']);
    // Answers that came too late are nobody else's.
    expect(await patient.getMany(['b', 'a'])).toEqual([undefined, '1']);
  });

  test('a connection that breaks costs the call that was under way', async () => {
    const server = await start();
    const proxy = await startProxy(server.port);
    onTestFinished(() => proxy.close());
    const { store, states, back } = guard(await connect(proxy.url));
    expect(await store.setMany([entry('a')])).toEqual([true]);
    proxy.hold();
    const answer = store.getMany(['a']);
    await expect.poll(() => proxy.held).toBeGreaterThan(0);
    proxy.cut();
    expect(await answer).toEqual([undefined]);
    proxy.release();
    // Until the client has connected again, calls fail.
    while (states().at(-1) !== 'back') {
      await store.getMany(['a']);
      await back();
    }
    expect(await store.getMany(['a'])).toEqual(['1']);
    expect(states().at(0)).toBe('failed');
  });

  test('a full server that may not evict counts as out for writing', async () => {
    const server = await start({ maxmemory: '4mb', policy: 'noeviction' });
    const { store, states } = guard(await connect(server.url));
    const big = 'x'.repeat(100_000);
    for (let count = 0; count < 100 && store.state() === 'ok'; count += 1) {
      const [written] = await store.setMany([entry(`key ${count}`, big)]);
      expect([true, undefined]).toContain(written);
    }
    expect(states()).toEqual(['failed', 'read-only']);
  });
});

test('a client that queues while the server is away keeps nobody waiting', async () => {
  const server = await start();
  const client = createClient({ url: server.url, socket: { reconnectStrategy: 20 } });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.destroy());
  const { store, back } = guard(client, HASTY_MS);
  await server.kill();
  await failThrice(store);
  await server.restart();
  await back();
});
