import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { guardStore } from '../../../src/gateway/store/guardStore.js';
import { memoryStore } from '../../../src/gateway/store/memoryStore.js';
import { createGuarded, entry, fail, failThrice, hang, states } from './createGuarded.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a store that works is passed through', async () => {
  const { guarded, events } = createGuarded();
  expect(await guarded.setMany([entry, { ...entry, value: '2', ifAbsent: true }])).toEqual([
    true,
    false,
  ]);
  expect(await guarded.getMany(['b', 'a'])).toEqual([undefined, '1']);
  expect(await guarded.deleteMany([{ key: 'a' }])).toBe(true);
  expect(await guarded.getMany(['a'])).toEqual([undefined]);
  expect(guarded.state()).toBe('ok');
  expect(events).toEqual([]);
});

test('an empty list does not reach the store', async () => {
  const { guarded, calls } = createGuarded({ getMany: fail, setMany: fail, deleteMany: fail });
  expect(await guarded.getMany([])).toEqual([]);
  expect(await guarded.setMany([])).toEqual([]);
  expect(await guarded.deleteMany([])).toBe(true);
  expect(calls).toEqual([]);
});

test('a store that is out is told apart from a value that somebody else wrote', async () => {
  const { guarded, current } = createGuarded();
  await guarded.setMany([entry]);
  expect(await guarded.setMany([{ ...entry, value: '2', ifAbsent: true }])).toEqual([false]);
  current.setMany = fail;
  expect(await guarded.setMany([entry, entry])).toEqual([undefined, undefined]);
});

test('a call that takes too long is given up', async () => {
  const { guarded, events } = createGuarded({ getMany: hang, setMany: hang, deleteMany: hang });
  const answers = Promise.all([
    guarded.getMany(['a', 'b']),
    guarded.setMany([entry]),
    guarded.deleteMany([{ key: 'a' }]),
  ]);
  await vi.advanceTimersByTimeAsync(99);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(await answers).toEqual([[undefined, undefined], [undefined], false]);
  expect(events).toEqual([
    { type: 'store', state: 'failed', reason: 'timeout' },
    { type: 'store', state: 'resting', reason: 'timeout' },
  ]);
});

test('an answer that has arrived counts, however busy the process was meanwhile', async () => {
  vi.useRealTimers();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [peer]: Socket[] = await once(server, 'connection');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const getMany = async () => [String((await once(client, 'data'))[0])];
  const events: unknown[] = [];
  const onEvent = (event: unknown) => events.push(event);
  const guarded = guardStore({ ...memoryStore(), getMany }, { timeoutMs: 1, onEvent });
  const answer = guarded.getMany(['a']);
  // Both the answer and the end of the time wait for the event loop, which looks at timers first.
  peer?.write('1');
  for (const end = performance.now() + 50; performance.now() < end; );
  expect(await answer).toEqual(['1']);
  expect(events).toEqual([]);
});

test('a late answer is handed over, and not waited for while the store is too slow', async () => {
  const slow = () => new Promise<string[]>((resolve) => setTimeout(resolve, 500, ['1']));
  const { guarded, current, calls, events, recover } = createGuarded({ getMany: slow });
  const late: unknown[] = [];
  const read = () => guarded.getMany(['a'], { onLate: (values) => late.push(values) });
  const answers = Promise.all([read(), read(), read()]);
  await vi.advanceTimersByTimeAsync(101);
  expect(await answers).toEqual([[undefined], [undefined], [undefined]]);
  expect(guarded.state()).toBe('resting');
  expect(await read()).toEqual([undefined]);
  expect(calls).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(500);
  expect(late).toEqual([['1'], ['1'], ['1'], ['1']]);
  expect(guarded.state()).toBe('resting');
  recover();
  current.getMany = async () => ['2'];
  expect(await read()).toEqual([undefined]);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.at(-1)).toEqual(['2']);
  expect(guarded.state()).toBe('ok');
  expect(states(events)).toEqual(['failed', 'resting', 'back']);
});

test('a dead store is not asked without end', async () => {
  const { guarded, calls } = createGuarded({ getMany: hang });
  for (let count = 0; count < 500; count += 1) {
    void guarded.getMany(['a'], { onLate: () => {} });
    if (count < 3) await vi.advanceTimersByTimeAsync(101);
  }
  expect(calls.length).toBeLessThan(150);
});

test('a store that reads and cannot write is in a state of its own', async () => {
  const { guarded, calls, events, recover } = createGuarded({ setMany: fail });
  for (let round = 0; round < 20; round += 1) {
    await guarded.setMany([entry]);
    expect(await guarded.getMany(['a'])).toEqual([undefined]);
  }
  expect(guarded.state()).toBe('read-only');
  expect(states(events)).toEqual(['failed', 'read-only']);
  expect(calls.filter((call) => call === 'set')).toHaveLength(3);
  recover();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(guarded.state()).toBe('read-only');
  // It writes again at once, and says so once that has gone well for a while.
  await vi.advanceTimersByTimeAsync(0);
  expect(await guarded.setMany([entry])).toEqual([true]);
  expect(guarded.state()).toBe('read-only');
  await vi.advanceTimersByTimeAsync(10_000);
  await guarded.setMany([entry]);
  expect(guarded.state()).toBe('ok');
  expect(states(events)).toEqual(['failed', 'read-only', 'back']);
});

test('a store near its limit, where some writes fit, is read-only throughout', async () => {
  const { guarded, current, events, recover } = createGuarded();
  for (let round = 0; round < 600; round += 1) {
    recover();
    if (round % 2 === 0) current.setMany = fail;
    await guarded.getMany(['a']);
    await guarded.setMany([entry]);
    await vi.advanceTimersByTimeAsync(100);
    if (round > 10) expect(guarded.state()).toBe('read-only');
  }
  expect(states(events)).toEqual(['failed', 'read-only']);
});

test('writes that are late now and then do not make a store read-only', async () => {
  const { guarded, current, events, recover } = createGuarded();
  for (let round = 0; round < 10; round += 1) {
    current.setMany = hang;
    const late = guarded.setMany([entry]);
    await vi.advanceTimersByTimeAsync(101);
    expect(await late).toEqual([undefined]);
    recover();
    expect(await guarded.setMany([entry])).toEqual([true]);
    expect(guarded.state()).toBe('ok');
  }
  expect(new Set(states(events))).toEqual(new Set(['failed', 'back']));
});

test('writes that are late in a row leave the whole store alone', async () => {
  const { guarded, events } = createGuarded({ setMany: hang });
  const late = Promise.all([1, 2, 3].map(() => guarded.setMany([entry])));
  await vi.advanceTimersByTimeAsync(101);
  await late;
  expect(states(events)).toEqual(['failed', 'resting']);
});

test('writes that fail in a row, while nothing is read, say nothing of reads', async () => {
  const { guarded, events } = createGuarded({ setMany: fail });
  for (let round = 0; round < 5; round += 1) await guarded.setMany([entry]);
  await guarded.getMany(['a']);
  expect(states(events)).toEqual(['failed', 'read-only']);
});

test('no timer is left behind by a call that is answered', async () => {
  const { guarded } = createGuarded();
  await guarded.getMany(['a']);
  await guarded.purge(entry);
  expect(vi.getTimerCount()).toBe(0);
});

test('a rejection that comes too late is nobody’s', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const late = () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 500));
  const { guarded } = createGuarded({ getMany: late });
  const answer = guarded.getMany(['a']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toEqual([undefined]);
  vi.useRealTimers();
  // Node tells of them before the next turn of its event loop.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test.for<[string, unknown]>([
  ['nothing', Promise.resolve()],
  ['no promise', undefined],
  ['null', Promise.resolve(null)],
  ['a text', Promise.resolve('a')],
  ['too few values', Promise.resolve([])],
  ['too many values', Promise.resolve(['1', '2'])],
  ['a number', Promise.resolve([1])],
  ['an object', Promise.resolve([{}])],
  ['a buffer', Promise.resolve([new Uint8Array(1)])],
])('an answer of the wrong shape counts as a failure: %s', async ([, answer]) => {
  const { guarded, events } = createGuarded({
    getMany: () => answer as Promise<never>,
    setMany: () => answer as Promise<never>,
  });
  expect(await guarded.getMany(['a'])).toEqual([undefined]);
  expect(await guarded.setMany([entry])).toEqual([undefined]);
  expect(events).toEqual([{ type: 'store', state: 'failed', reason: 'error' }]);
});

test('a hole in a list of booleans is not a boolean', async () => {
  const { guarded, events } = createGuarded({ setMany: async () => new Array(2) });
  expect(await guarded.setMany([entry, entry])).toEqual([undefined, undefined]);
  expect(states(events)).toEqual(['failed']);
});

test('a store that throws at once has failed', async () => {
  const explode = () => {
    throw new Error('at once');
  };
  const { guarded, events } = createGuarded({
    getMany: explode,
    setMany: explode,
    deleteMany: explode,
  });
  expect(await guarded.getMany(['a'])).toEqual([undefined]);
  expect(await guarded.setMany([entry])).toEqual([undefined]);
  expect(await guarded.deleteMany([{ key: 'a' }])).toBe(false);
  expect(states(events)).toEqual(['failed', 'resting']);
});

test('a store that says null for what it lacks is understood', async () => {
  const { guarded, events } = createGuarded({ getMany: async () => [null, '1'] as never });
  expect(await guarded.getMany(['a', 'b'])).toEqual([undefined, '1']);
  expect(events).toEqual([]);
});

test('a purge reaches a store that rests, and rejects as it does', async () => {
  const store = createGuarded({ getMany: fail, setMany: fail });
  await failThrice(store);
  const { guarded, current, calls, recover } = store;
  await expect(guarded.purge(entry)).rejects.toThrow('down');
  current.setMany = async () => [false];
  await expect(guarded.purge(entry)).rejects.toThrow('expected the store to write');
  recover();
  await guarded.purge(entry);
  expect(calls).toEqual(['get', 'get', 'get', 'set', 'set', 'set']);
});

test('a purge that never ends is given up', async () => {
  const { guarded } = createGuarded({ setMany: hang });
  const rejected = expect(guarded.purge(entry)).rejects.toThrow(
    'Merchantry: expected the store to answer within 10000 ms.',
  );
  await vi.advanceTimersByTimeAsync(10_001);
  await rejected;
});
