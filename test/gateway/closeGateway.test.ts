import { afterEach, expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/gateway/store/memoryStore.js';
import type { Store } from '../../src/gateway/store/Store.js';
import { OWN_SOURCE, PLACES_SOURCE } from '../../src/sandbox/writeCachePolicy.js';
import { createService, gatewayWith, post, recordsOf, row, SECRET } from './gatewayWith.js';

const NORTHSIDE = 'PYZ*NORTHSIDE COFF 2041 LONDON GB';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A gateway whose service answers when the test says so, and which claims in its store stand. */
function setUp() {
  const service = createService();
  let respond = () => {};
  const ready = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
  service.instead = () => ready;
  const memory = memoryStore();
  const claims = new Set<string>();
  const stored: string[] = [];
  const store: Store = {
    ...memory,
    async setMany(entries) {
      const written = await memory.setMany(entries);
      for (const { key, ifAbsent } of entries) {
        if (key.endsWith(':claim')) claims.add(key);
        else if (!ifAbsent) stored.push(key);
      }
      return written;
    },
    async deleteMany(targets) {
      for (const target of targets) if ('key' in target) claims.delete(target.key);
      return memory.deleteMany(targets);
    },
  };
  const gateway = gatewayWith({
    fetch: service.fetch,
    store,
    secret: SECRET,
    cacheableSources: [OWN_SOURCE, PLACES_SOURCE],
  });
  return { gateway, service, respond: () => respond(), claims, stored };
}

it('answers and stores what is in hand, releases its claims, and refuses what comes', async () => {
  const { gateway, service, respond, claims, stored } = setUp();
  const customers = Array.from({ length: 20 }, (_, index) => `customer ${index}`);
  const answers = customers.map((scope) => post(gateway, [row('a', NORTHSIDE)], { scope }));
  await vi.waitFor(() => expect(service.calls).toHaveLength(16), 15_000);
  expect(claims.size).toBe(16);
  const closed = vi.fn();
  const closing = gateway.close({ graceMs: 60_000 }).then(closed);
  const late = await post(gateway, [row('b', NORTHSIDE)]);
  expect(late.status).toBe(503);
  expect(late.headers.get('Retry-After')).toBe('1');
  expect(late.headers.get('Connection')).toBe('close');
  expect(closed).not.toHaveBeenCalled();
  respond();
  for (const answer of await Promise.all(answers)) {
    expect(Object.keys(await recordsOf(answer))).toEqual(['a']);
  }
  await closing;
  expect(claims.size).toBe(0);
  expect(stored).toHaveLength(20);
});

it('waits no longer than it may, and releases its claims all the same', async () => {
  const { gateway, service, claims } = setUp();
  const answer = post(gateway, [row('a', NORTHSIDE)]);
  await vi.waitFor(() => expect(service.calls).toHaveLength(1), 15_000);
  await gateway.close({ graceMs: 1 });
  expect((await answer).status).toBe(504);
  expect(claims.size).toBe(0);
});

it('waits for what is stored for somebody who has left', async () => {
  const { gateway, service, respond, claims, stored } = setUp();
  const leaving = new AbortController();
  const answer = post(gateway, [row('a', NORTHSIDE)], { signal: leaving.signal });
  await vi.waitFor(() => expect(service.calls).toHaveLength(1), 15_000);
  leaving.abort();
  await answer;
  const closing = gateway.close({ graceMs: 60_000 });
  respond();
  await closing;
  expect(stored).toHaveLength(1);
  expect(claims.size).toBe(0);
});

it('is closed at once if nothing is in hand', async () => {
  const { gateway } = setUp();
  await gateway.close({ graceMs: 1_000_000 });
  await gateway.close();
});

it('waits for no body that is still coming, nor for a slow authorize', async () => {
  vi.useFakeTimers();
  const { gateway } = setUp();
  const request = (body: BodyInit) =>
    new Request('https://bank.example/api/merchants', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'customer-1' },
      body,
      duplex: 'half',
    } as RequestInit);
  // Development names an `authorize` that never answers.
  vi.stubEnv('NODE_ENV', 'production');
  const slow = gatewayWith({ authorize: () => new Promise(() => {}) });
  const answers = [gateway.fetch(request(new ReadableStream())), slow.fetch(request('{}'))];
  const closed = vi.fn();
  const closing = [gateway, slow].map((one) => one.close({ graceMs: 1_000 }).then(closed));
  await vi.advanceTimersByTimeAsync(1_001);
  expect(closed).toHaveBeenCalledTimes(2);
  await Promise.all(closing);
  for (const answer of answers) {
    const { status, headers } = await answer;
    expect([status, headers.get('Connection')]).toEqual([503, 'close']);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives back the place of a request whose body comes after it has closed', async () => {
  const { gateway } = setUp();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const answer = gateway.fetch(
    new Request('https://bank.example/api/merchants', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'customer-1' },
      body: readable,
      duplex: 'half',
    } as RequestInit),
  );
  const inHand = async () =>
    (await (await gateway.health(new Request('https://bank.example/'))).json()).inHand;
  await vi.waitFor(async () => expect(await inHand()).toBe(1), 15_000);
  await Promise.all([gateway.close(), writable.close()]);
  expect((await answer).status).toBe(503);
  await vi.waitFor(async () => expect(await inHand()).toBe(0), 15_000);
});

it('takes a grace that is longer than timers for a long one', async () => {
  const { gateway, service, respond } = setUp();
  const answer = post(gateway, [row('a', NORTHSIDE)]);
  await vi.waitFor(() => expect(service.calls).toHaveLength(1), 15_000);
  vi.useFakeTimers();
  const closing = gateway.close({ graceMs: Number.POSITIVE_INFINITY });
  await vi.advanceTimersByTimeAsync(20);
  respond();
  await closing;
  expect((await answer).status).toBe(200);
});

it('lets the service take as long as a timer can', async () => {
  const service = createService();
  vi.useFakeTimers();
  service.instead = () => new Promise((resolve) => setTimeout(resolve, 20));
  const gateway = gatewayWith({ fetch: service.fetch, limits: { serviceMs: 2 ** 31 - 1 } });
  const answer = post(gateway, [row('a', NORTHSIDE)]);
  await vi.waitFor(() => expect(service.calls).toHaveLength(1), 15_000);
  await vi.advanceTimersByTimeAsync(20);
  expect((await answer).status).toBe(200);
  await gateway.close();
});
