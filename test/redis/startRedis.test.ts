// @vitest-environment node
import { createClient } from 'redis';
import { expect, onTestFinished, test } from 'vitest';
import { startRedis } from './startRedis.js';
import { startSlowProxy } from './startSlowProxy.js';

async function clientOf(url: string) {
  const client = createClient({ url, socket: { reconnectStrategy: 10 } });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.destroy());
  return client;
}

async function start() {
  const server = await startRedis();
  onTestFinished(() => server.stop());
  return server;
}

test('a server is empty when it starts and after it was killed', async () => {
  const server = await start();
  const client = await clientOf(server.url);
  await client.set('a', '1');
  await server.kill();
  await server.restart();
  expect(await client.dbSize()).toBe(0);
});

test('a paused server answers what it was asked once it resumes', async () => {
  const server = await start();
  const client = await clientOf(server.url);
  server.pause();
  let answered = false;
  const answer = client.set('a', '1').finally(() => {
    answered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answered).toBe(false);
  server.resume();
  expect(await answer).toBe('OK');
});

test('two servers have nothing in common', async () => {
  const [one, other] = [await start(), await start()];
  await (await clientOf(one.url)).set('a', '1');
  expect(await (await clientOf(other.url)).get('a')).toBeNull();
});

test('a proxy counts the round trips through it', async () => {
  const server = await start();
  const proxy = await startSlowProxy(server.port, 20);
  onTestFinished(() => proxy.close());
  const client = await clientOf(proxy.url);
  const before = proxy.roundTrips;
  await Promise.all([client.get('a'), client.get('b'), client.get('c')]);
  expect(proxy.roundTrips - before).toBe(1);
  await client.get('a');
  await client.get('b');
  expect(proxy.roundTrips - before).toBe(3);
});
