import { expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/gateway/store/memoryStore.js';
import type { Store } from '../../src/gateway/store/Store.js';
import { tieredStore } from '../../src/gateway/store/tieredStore.js';
import { OWN_SOURCE, PLACES_SOURCE } from '../../src/sandbox/writeCachePolicy.js';
import { createService, gatewayWith, post, row, SECRET } from './gatewayWith.js';

const NORTHSIDE = 'PYZ*NORTHSIDE COFF 2041 LONDON GB';
const sources = [OWN_SOURCE, PLACES_SOURCE];

function setUp(store: Store = memoryStore(), secret: string | string[] = SECRET) {
  const service = createService();
  const replica = (own = store) =>
    gatewayWith({ fetch: service.fetch, store: own, secret, cacheableSources: sources });
  return { service, replica };
}

const ask = async (gateway: ReturnType<typeof gatewayWith>, scope = 'customer-1') =>
  (await post(gateway, [row('a', NORTHSIDE)], { scope })).json();

it('holds for requests that are on their way, of this and other replicas', async () => {
  const { service, replica } = setUp();
  const [one, other] = [replica(), replica()];
  // So that the scope has an epoch.
  await ask(one);
  let respond = () => {};
  const ready = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
  service.instead = () => ready;
  const asked = post(one, [row('b', NORTHSIDE)]);
  await vi.waitFor(() => expect(service.calls).toHaveLength(2), 15_000);
  await other.purge({ scope: 'customer-1' });
  respond();
  await asked;
  await one.close({ graceMs: 1_000 });
  const last = replica();
  for (const id of ['a', 'b']) {
    const before = service.calls.length;
    await post(last, [row(id, NORTHSIDE)]);
    expect(service.calls).toHaveLength(before + 1);
    await post(last, [row(id, NORTHSIDE)]);
    expect(service.calls).toHaveLength(before + 1);
  }
});

it('is one write, however much is stored, and forgets nothing of others', async () => {
  const memory = memoryStore();
  const { service, replica } = setUp(memory);
  const [first, gateway] = [replica(), replica()];
  for (let count = 0; count < 5; count += 1) {
    await post(first, [row(`${count}`, NORTHSIDE)]);
    await ask(first, `other ${count}`);
  }
  // Now all claims are released.
  await first.close({ graceMs: 60_000 });
  const [write, remove] = [vi.spyOn(memory, 'setMany'), vi.spyOn(memory, 'deleteMany')];
  await gateway.purge({ scope: 'customer-1' });
  expect(write).toHaveBeenCalledTimes(1);
  expect(write.mock.calls[0]?.[0]).toHaveLength(1);
  expect(remove).not.toHaveBeenCalled();
  const before = service.calls.length;
  for (let count = 0; count < 5; count += 1) await ask(gateway, `other ${count}`);
  expect(service.calls).toHaveLength(before);
});

/** A store that holds back what it has read, from `hold` until `arrive`. */
function createHolding() {
  const memory = memoryStore();
  let held: Promise<void> | undefined;
  let arrive = () => {};
  const getMany = vi.fn<Store['getMany']>(async (keys) => {
    const values = await memory.getMany(keys);
    await held;
    return values;
  });
  return {
    store: { ...memory, getMany },
    hold() {
      getMany.mockClear();
      held = new Promise((resolve) => (arrive = resolve));
    },
    arrive() {
      held = undefined;
      arrive();
    },
  };
}

it('holds for what was read before it, and arrives after it', async () => {
  const { store, hold, arrive } = createHolding();
  const { service, replica } = setUp(store);
  const gateway = replica();
  await ask(gateway);
  hold();
  const asked = ask(gateway);
  await vi.waitFor(() => expect(store.getMany).toHaveBeenCalled(), 15_000);
  await gateway.purge({ scope: 'customer-1' });
  arrive();
  await asked;
  expect(service.calls).toHaveLength(2);
  // What the service has answered belongs to the new epoch.
  await ask(gateway);
  expect(service.calls).toHaveLength(2);
});

it('holds for what a slow store answers late', async () => {
  vi.useFakeTimers();
  const { store, hold, arrive } = createHolding();
  const { service, replica } = setUp(store);
  const gateway = replica();
  await ask(gateway);
  service.instead = () => new Promise(() => {});
  hold();
  const answered = vi.fn();
  void ask(gateway).then(answered);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(service.calls).toHaveLength(2);
  await gateway.purge({ scope: 'customer-1' });
  arrive();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answered).not.toHaveBeenCalled();
  await gateway.close();
  vi.useRealTimers();
});

it('stays in force when a store forgets that it was made', async () => {
  const memory = memoryStore();
  const { service, replica } = setUp(memory);
  const gateway = replica();
  const write = vi.spyOn(memory, 'setMany');
  await ask(gateway);
  await gateway.purge({ scope: 'customer-1' });
  const epochs = write.mock.calls.flat(2).filter(({ key }) => key.endsWith(':epoch'));
  expect(epochs.length).toBe(2);
  // As a store does that has no room.
  await memory.deleteMany(epochs.map(({ key }) => ({ key })));
  await ask(gateway);
  expect(service.calls).toHaveLength(2);
});

it('of a tiered store holds at once in every process, if the far store answers', async () => {
  vi.useFakeTimers();
  const far = memoryStore();
  const { service, replica } = setUp(far);
  const [here, there] = [
    replica(tieredStore(memoryStore(), far)),
    replica(tieredStore(memoryStore(), far)),
  ];
  await ask(here);
  await ask(there);
  expect(service.calls).toHaveLength(1);
  await here.purge({ scope: 'customer-1' });
  await ask(there);
  expect(service.calls).toHaveLength(2);
  // Else what the process knows holds for a minute at most.
  await here.purge({ scope: 'customer-1' });
  const { getMany } = far;
  far.getMany = () => new Promise(() => {});
  const asked = ask(there);
  await vi.advanceTimersByTimeAsync(100);
  await asked;
  await ask(there);
  expect(service.calls).toHaveLength(2);
  far.getMany = getMany;
  await vi.advanceTimersByTimeAsync(60_001);
  await ask(there);
  expect(service.calls).toHaveLength(3);
  vi.useRealTimers();
});

it('rejects if the store does not write', async () => {
  const memory = memoryStore();
  const { replica } = setUp(memory);
  const gateway = replica();
  memory.setMany = () => Promise.reject(new Error('down'));
  await expect(gateway.purge({ scope: 'customer-1' })).rejects.toThrow('down');
});

it('answers nothing that somebody else has written', async () => {
  const memory = memoryStore();
  const { service, replica } = setUp(memory);
  const gateway = replica();
  const write = vi.spyOn(memory, 'setMany');
  await ask(gateway);
  const entries = write.mock.calls.flat(2).filter(({ key }) => !/:(claim|epoch)$/.test(key));
  expect(entries).toHaveLength(1);
  for (const entry of entries) {
    const value = entry.value.replace('Northside Coffee', 'Planted by other');
    expect(value).not.toBe(entry.value);
    await memory.setMany([{ ...entry, value }]);
  }
  expect(JSON.stringify(await ask(gateway))).not.toContain('Planted');
  expect(service.calls).toHaveLength(2);
});

it('holds for rows that still wait for a slot', async () => {
  const { service, replica } = setUp();
  const [one, other] = [replica(), replica()];
  await ask(one);
  let respond = () => {};
  const ready = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
  service.instead = () => ready;
  // One scope has two slots.
  const askIn = (gateway: typeof one, language: string) =>
    post(gateway, [row('b', NORTHSIDE)], { options: { language } });
  const asked = ['de', 'fr', 'it'].map((language) => askIn(one, language));
  await vi.waitFor(() => expect(service.calls).toHaveLength(3), 15_000);
  await other.purge({ scope: 'customer-1' });
  respond();
  await Promise.all(asked);
  await one.close({ graceMs: 1_000 });
  expect(service.calls).toHaveLength(4);
  const last = replica();
  for (const language of ['de', 'fr', 'it']) {
    const before = service.calls.length;
    await askIn(last, language);
    expect(service.calls).toHaveLength(before + 1);
  }
});

it('holds for replicas that put another secret first, while secrets are replaced', async () => {
  const memory = memoryStore();
  const [old, next] = [SECRET, 'another secret that all replicas have'];
  const { service, replica } = setUp(memory, [old, next]);
  const { replica: later, service: laterService } = setUp(memory, [next, old]);
  const [before, after] = [replica(), later()];
  await ask(before);
  await ask(after);
  await before.purge({ scope: 'customer-1' });
  await ask(before);
  await ask(after);
  expect([service.calls.length, laterService.calls.length]).toEqual([2, 2]);
});

it('rejects for a scope that is no text, for which nothing is stored', async () => {
  const gateway = setUp().replica();
  for (const scope of [42, undefined, '']) {
    await expect(gateway.purge({ scope } as never)).rejects.toThrow(TypeError);
  }
});
