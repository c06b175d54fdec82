// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GatewayEvent } from '../../../src/gateway/GatewayEvent.js';
import { guardStore } from '../../../src/gateway/store/guardStore.js';
import { memoryStore } from '../../../src/gateway/store/memoryStore.js';
import type { Store } from '../../../src/gateway/store/Store.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hang = () => new Promise<never>(() => {});
const fail = () => Promise.reject(new Error('down'));
const entry = { key: 'a', value: '1', ttlMs: 60_000 };

/** A guarded store whose answers can be changed, with what it was asked and what it said. */
function create(answers: Partial<Store> = {}) {
  const memory = memoryStore();
  const current: Store = { ...memory, ...answers };
  const calls: string[] = [];
  const events: GatewayEvent[] = [];
  const guarded = guardStore(
    {
      getMany: (keys) => {
        calls.push('get');
        return current.getMany(keys);
      },
      setMany: (entries) => {
        calls.push('set');
        return current.setMany(entries);
      },
      deleteMany: (targets) => {
        calls.push('delete');
        return current.deleteMany(targets);
      },
    },
    { timeoutMs: 100, onEvent: (event) => events.push(event) },
  );
  const recover = () => Object.assign(current, memory);
  return { guarded, current, calls, events, recover };
}

async function failThrice({ guarded }: ReturnType<typeof create>) {
  for (let count = 0; count < 3; count += 1) await guarded.getMany(['a']);
}

const states = (events: readonly GatewayEvent[]) =>
  events.map((event) => (event.type === 'store' ? event.state : event.type));

test('a store that works is passed through', async () => {
  const { guarded, events } = create();
  expect(await guarded.setMany([entry, { ...entry, ifAbsent: true }])).toEqual([true, false]);
  expect(await guarded.getMany(['b', 'a'])).toEqual([undefined, '1']);
  expect(await guarded.deleteMany([{ key: 'a' }])).toBe(true);
  expect(await guarded.getMany(['a'])).toEqual([undefined]);
  expect(guarded.state()).toBe('ok');
  expect(events).toEqual([]);
});

test('an empty list does not reach the store', async () => {
  const { guarded, calls } = create({ getMany: fail, setMany: fail, deleteMany: fail });
  expect(await guarded.getMany([])).toEqual([]);
  expect(await guarded.setMany([])).toEqual([]);
  expect(await guarded.deleteMany([])).toBe(true);
  expect(calls).toEqual([]);
});

test('a store that is out is told apart from a value that somebody else wrote', async () => {
  const { guarded, current } = create();
  await guarded.setMany([entry]);
  expect(await guarded.setMany([{ ...entry, ifAbsent: true }])).toEqual([false]);
  current.setMany = fail;
  expect(await guarded.setMany([entry, entry])).toEqual([undefined, undefined]);
});

test('a call that takes too long is given up', async () => {
  const { guarded, events } = create({ getMany: hang, setMany: hang, deleteMany: hang });
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

test('no timer is left behind by a call that is answered', async () => {
  const { guarded } = create();
  await guarded.getMany(['a']);
  await guarded.purge([{ prefix: '' }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a rejection that comes too late is nobody’s', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const late = () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 500));
  const { guarded } = create({ getMany: late });
  const answer = guarded.getMany(['a']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toEqual([undefined]);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
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
  const { guarded, events } = create({
    getMany: () => answer as Promise<never>,
    setMany: () => answer as Promise<never>,
  });
  expect(await guarded.getMany(['a'])).toEqual([undefined]);
  expect(await guarded.setMany([entry])).toEqual([undefined]);
  expect(events).toEqual([{ type: 'store', state: 'failed', reason: 'error' }]);
});

test('a hole in a list of booleans is not a boolean', async () => {
  const { guarded } = create({ setMany: async () => new Array(2) });
  expect(await guarded.setMany([entry, entry])).toEqual([undefined, undefined]);
  expect((await guarded.setMany([entry, entry])).length).toBe(2);
});

test('a store that throws at once has failed', async () => {
  const explode = () => {
    throw new Error('at once');
  };
  const { guarded, events } = create({
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
  const { guarded, events } = create({ getMany: async () => [null, '1'] as never });
  expect(await guarded.getMany(['a', 'b'])).toEqual([undefined, '1']);
  expect(events).toEqual([]);
});

test('two failures in a row do not rest the store, and a success forgets them', async () => {
  const { guarded, current, calls, events, recover } = create();
  for (let round = 0; round < 3; round += 1) {
    current.getMany = fail;
    await guarded.getMany(['a']);
    await guarded.getMany(['a']);
    recover();
    await guarded.getMany(['a']);
  }
  expect(calls).toHaveLength(9);
  expect(guarded.state()).toBe('ok');
  expect(states(events)).toEqual(['failed', 'back', 'failed', 'back', 'failed', 'back']);
});

test('after three failures nothing is sent for a second', async () => {
  const store = create({ getMany: fail });
  await failThrice(store);
  const { guarded, calls } = store;
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(await guarded.getMany(['a'])).toEqual([undefined]);
  expect(await guarded.setMany([entry])).toEqual([undefined]);
  expect(await guarded.deleteMany([{ key: 'a' }])).toBe(false);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  await guarded.getMany(['a']);
  expect(calls).toHaveLength(4);
});

test('each rest is twice as long as the one before, up to 30 s', async () => {
  const store = create({ getMany: fail });
  await failThrice(store);
  const { guarded, calls, events } = store;
  for (const rest of [1, 2, 4, 8, 16, 30, 30]) {
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(rest * 1_000 - 1);
    await guarded.getMany(['a']);
    expect(calls.length, `before ${rest} s`).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await guarded.getMany(['a']);
    expect(calls.length, `after ${rest} s`).toBe(before + 1);
  }
  expect(states(events)).toEqual(['failed', 'resting']);
});

test('one call tries the store while the others do without', async () => {
  const store = create({ getMany: fail });
  await failThrice(store);
  const { guarded, current, calls } = store;
  current.getMany = hang;
  await vi.advanceTimersByTimeAsync(1_000);
  const trial = guarded.getMany(['a']);
  expect(await guarded.getMany(['a'])).toEqual([undefined]);
  expect(await guarded.setMany([entry])).toEqual([undefined]);
  expect(calls).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(101);
  expect(await trial).toEqual([undefined]);
});

test('the first success ends the rests, and the next rest is a second again', async () => {
  const store = create({ getMany: fail });
  await failThrice(store);
  const { guarded, current, calls, events, recover } = store;
  await vi.advanceTimersByTimeAsync(1_000);
  await guarded.getMany(['a']);
  recover();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await guarded.setMany([entry])).toEqual([true]);
  expect(await guarded.getMany(['a'])).toEqual(['1']);
  expect(guarded.state()).toBe('ok');
  current.getMany = fail;
  await failThrice(store);
  const before = calls.length;
  await vi.advanceTimersByTimeAsync(1_000);
  await guarded.getMany(['a']);
  expect(calls.length).toBe(before + 1);
  expect(states(events)).toEqual(['failed', 'resting', 'back', 'failed', 'resting']);
});

test('calls that were under way when the rest began do not make it longer', async () => {
  const { guarded, calls, events } = create({ getMany: hang });
  const answers = Promise.all(Array.from({ length: 50 }, () => guarded.getMany(['a'])));
  await vi.advanceTimersByTimeAsync(101);
  await answers;
  expect(calls).toHaveLength(50);
  await vi.advanceTimersByTimeAsync(1_000);
  void guarded.getMany(['a']);
  expect(calls).toHaveLength(51);
  expect(states(events)).toEqual(['failed', 'resting']);
});

test('asking for the state brings back a store that nobody else asks', async () => {
  const store = create({ getMany: fail });
  await failThrice(store);
  const { guarded, calls, events, recover } = store;
  recover();
  expect(guarded.state()).toBe('resting');
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(guarded.state()).toBe('resting');
  await vi.advanceTimersByTimeAsync(0);
  expect(guarded.state()).toBe('ok');
  expect(calls).toHaveLength(4);
  expect(states(events)).toEqual(['failed', 'resting', 'back']);
});

test('a purge reaches a store that rests, and rejects as it does', async () => {
  const store = create({ getMany: fail, deleteMany: fail });
  await failThrice(store);
  const { guarded, calls, recover } = store;
  await expect(guarded.purge([{ prefix: 'a' }])).rejects.toThrow('down');
  recover();
  await guarded.purge([{ prefix: 'a' }]);
  expect(calls).toEqual(['get', 'get', 'get', 'delete', 'delete']);
});

test('a purge that never ends is given up', async () => {
  const { guarded } = create({ deleteMany: hang });
  const rejected = expect(guarded.purge([{ prefix: 'a' }])).rejects.toThrow(
    'Merchantry: expected the store to answer within 300000 ms.',
  );
  await vi.advanceTimersByTimeAsync(300_001);
  await rejected;
});

test('whatever a store does, each call is answered in time, and each change is told once', async () => {
  const behaviours = ['works', 'rejects', 'throws', 'hangs', 'lies', 'late'] as const;
  const step = fc.record({
    behaviour: fc.constantFrom(...behaviours),
    count: fc.integer({ min: 1, max: 5 }),
    pauseMs: fc.integer({ min: 0, max: 40_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      let behaviour: (typeof behaviours)[number] = 'works';
      const answer = <T>(value: T): Promise<T> => {
        if (behaviour === 'throws') throw new Error('at once');
        if (behaviour === 'rejects') return fail();
        if (behaviour === 'hangs') return hang();
        if (behaviour === 'lies') return Promise.resolve(7 as never);
        const late = new Promise<T>((resolve) => setTimeout(resolve, 5_000, value));
        return behaviour === 'late' ? late : Promise.resolve(value);
      };
      const { guarded, events } = create({
        getMany: (keys) => answer(keys.map(() => '1')),
        setMany: (entries) => answer(entries.map(() => true)),
      });
      for (const { behaviour: next, count, pauseMs } of steps) {
        behaviour = next;
        const answers = Promise.all(
          Array.from({ length: count }, (_, index) =>
            index % 2 ? guarded.setMany([entry]) : guarded.getMany(['a', 'b']),
          ),
        );
        await vi.advanceTimersByTimeAsync(102);
        const lengths = (await answers).map((values) => values.length);
        expect(lengths).toEqual(lengths.map((_, index) => (index % 2 ? 1 : 2)));
        await vi.advanceTimersByTimeAsync(pauseMs);
      }
      const told = states(events).join(' ');
      expect(told).toMatch(/^(failed (resting )?back ?)*(failed ?(resting)?)?$/);
      behaviour = 'works';
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await guarded.getMany(['a'])).toEqual(['1']);
      expect(guarded.state()).toBe('ok');
      vi.clearAllTimers();
    }),
  );
});
