// @vitest-environment node
import { createClient } from 'redis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startProxy } from './startProxy.js';
import { startRedis } from './startRedis.js';

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
  const answered = vi.fn();
  const answer = client.set('a', '1');
  void answer.then(answered);
  // Longer than a server on loopback needs, and on a busy machine no reason to fail.
  for (let turn = 0; turn < 1_000; turn += 1) await new Promise(setImmediate);
  expect(answered).not.toHaveBeenCalled();
  server.resume();
  expect(await answer).toBe('OK');
});

test('two servers have nothing in common', async () => {
  const [one, other] = [await start(), await start()];
  await (await clientOf(one.url)).set('a', '1');
  expect(await (await clientOf(other.url)).get('a')).toBeNull();
});

test('a proxy gives answers once it is told to, and in order', async () => {
  const server = await start();
  const proxy = await startProxy(server.port);
  onTestFinished(() => proxy.close());
  const client = await clientOf(proxy.url);
  const answered = vi.fn();
  proxy.hold();
  const answers = [client.incr('a'), client.incr('a')].map((answer) => answer.then(answered));
  await expect.poll(() => proxy.held).toBeGreaterThan(0);
  expect(answered).not.toHaveBeenCalled();
  proxy.release();
  await Promise.all(answers);
  expect(answered.mock.calls).toEqual([[1], [2]]);
});
