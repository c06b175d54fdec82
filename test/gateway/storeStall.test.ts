import { afterEach, expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/gateway/store/memoryStore.js';
import type { Store } from '../../src/gateway/store/Store.js';
import { tieredStore } from '../../src/gateway/store/tieredStore.js';
import { OWN_SOURCE, PLACES_SOURCE } from '../../src/sandbox/writeCachePolicy.js';
import { createService, gatewayWith, post, row, SECRET } from './gatewayWith.js';

afterEach(() => void vi.useRealTimers());

/** A store that answers nothing while it is stopped, and then everything. */
function createStoppable() {
  const memory = memoryStore();
  let going = Promise.resolve();
  let goOn = () => {};
  const store: Store = {
    getMany: (keys) => going.then(() => memory.getMany(keys)),
    setMany: (entries) => going.then(() => memory.setMany(entries)),
    deleteMany: (targets) => going.then(() => memory.deleteMany(targets)),
  };
  return {
    store,
    stop() {
      going = new Promise((resolve) => (goOn = resolve));
    },
    goOn: () => goOn(),
  };
}

async function setUp(wrap = (store: Store) => store) {
  vi.useFakeTimers();
  const service = createService();
  const stoppable = createStoppable();
  const gateway = gatewayWith({
    fetch: service.fetch,
    store: wrap(stoppable.store),
    secret: SECRET,
    cacheableSources: [OWN_SOURCE, PLACES_SOURCE],
  });
  const statuses: number[] = [];
  const ask = async (customer: number) => {
    const rows = ['a', 'b'].map((id) => row(id, `SHOP ${customer} ${id}`));
    const { status } = await post(gateway, rows, { scope: `customer ${customer}` });
    statuses.push(status);
  };
  for (let customer = 0; customer < 50; customer += 1) await ask(customer);
  const warmCalls = service.calls.length;
  statuses.length = 0;
  return {
    ...stoppable,
    ask,
    statuses,
    /** Requests to the service since all is stored. */
    calls: () => service.calls.length - warmCalls,
  };
}

it('a store that stops for a second costs no request to the service', async () => {
  const { stop, goOn, ask, statuses, calls } = await setUp();
  stop();
  for (let count = 0; count < 100; count += 1) {
    void ask(count % 50);
    if (count === 95) goOn();
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(statuses).toEqual(Array(100).fill(200));
  expect(calls()).toBe(0);
});

it('one that stops for longer answers again as soon as it goes on', async () => {
  const { stop, goOn, ask, statuses, calls } = await setUp();
  stop();
  for (let count = 0; count < 50; count += 1) {
    void ask(count);
    await vi.advanceTimersByTimeAsync(100);
  }
  goOn();
  await vi.advanceTimersByTimeAsync(1_000);
  // By the store's late answers, or by the service.
  expect(statuses).toEqual(Array(50).fill(200));
  void ask(0);
  await vi.advanceTimersByTimeAsync(1_000);
  const during = calls();
  for (let count = 0; count < 50; count += 1) void ask(count);
  await vi.advanceTimersByTimeAsync(10);
  expect(statuses).toHaveLength(101);
  expect(calls()).toBe(during);
});

it('one behind a near one is waited for once, for a tenth of a second', async () => {
  const { stop, ask, statuses, calls } = await setUp((far) => tieredStore(memoryStore(), far));
  // So that the near store has all of it, the epochs included.
  for (let count = 0; count < 50; count += 1) await ask(count);
  statuses.length = 0;
  stop();
  for (let count = 0; count < 50; count += 1) void ask(count);
  await vi.advanceTimersByTimeAsync(100);
  expect(statuses).toEqual(Array(50).fill(200));
  for (let count = 0; count < 50; count += 1) void ask(count);
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses).toEqual(Array(100).fill(200));
  expect(calls()).toBe(0);
});
