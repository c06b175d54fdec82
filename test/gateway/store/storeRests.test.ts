import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fc } from '../../fc.js';
import { createGuarded, entry, fail, failThrice, hang, states } from './createGuarded.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('two failures in a row do not rest the store, a success forgets them, and that is said once a second', async () => {
  const { guarded, current, calls, events, recover } = createGuarded();
  for (let round = 0; round < 3; round += 1) {
    current.getMany = fail;
    await guarded.getMany(['a']);
    await guarded.getMany(['a']);
    recover();
    await guarded.getMany(['a']);
  }
  expect(calls).toHaveLength(9);
  expect(guarded.state()).toBe('ok');
  expect(states(events)).toEqual(['failed', 'back']);
  await vi.advanceTimersByTimeAsync(1_000);
  current.getMany = fail;
  await guarded.getMany(['a']);
  expect(states(events)).toEqual(['failed', 'back', 'failed']);
});

test('after three failures nothing is sent for a second', async () => {
  const store = createGuarded({ getMany: fail });
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
  const store = createGuarded({ getMany: fail });
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
  const store = createGuarded({ getMany: fail });
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
  const store = createGuarded({ getMany: fail });
  await failThrice(store);
  const { guarded, current, calls, events, recover } = store;
  await vi.advanceTimersByTimeAsync(1_000);
  await guarded.getMany(['a']);
  recover();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await guarded.setMany([entry])).toEqual([true]);
  expect(await guarded.getMany(['a'])).toEqual(['1']);
  expect(guarded.state()).toBe('ok');
  await vi.advanceTimersByTimeAsync(1_000);
  current.getMany = fail;
  await failThrice(store);
  const before = calls.length;
  await vi.advanceTimersByTimeAsync(1_000);
  await guarded.getMany(['a']);
  expect(calls.length).toBe(before + 1);
  expect(states(events)).toEqual(['failed', 'resting', 'back', 'failed', 'resting']);
});

test('calls that were under way when the rest began do not make it longer', async () => {
  const { guarded, calls, events } = createGuarded({ getMany: hang });
  const answers = Promise.all(Array.from({ length: 50 }, () => guarded.getMany(['a'])));
  await vi.advanceTimersByTimeAsync(101);
  await answers;
  expect(calls).toHaveLength(50);
  await vi.advanceTimersByTimeAsync(1_000);
  void guarded.getMany(['a']);
  expect(calls).toHaveLength(51);
  expect(states(events)).toEqual(['failed', 'resting']);
});

test('writes that were under way when a store died do not count once it is back', async () => {
  const store = createGuarded();
  const { guarded, current, events, recover } = store;
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  current.setMany = () => lost.then(fail);
  const writes = Promise.all(Array.from({ length: 9 }, () => guarded.setMany([entry])));
  current.getMany = fail;
  await failThrice(store);
  lose();
  await writes;
  await vi.advanceTimersByTimeAsync(1_000);
  recover();
  await guarded.getMany(['a']);
  expect(guarded.state()).toBe('ok');
  expect(states(events)).toEqual(['failed', 'resting', 'back']);
});

test('asking for the state brings back a store that nobody else asks', async () => {
  const store = createGuarded({ getMany: fail });
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
      const { guarded, events } = createGuarded({
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
      // A failure within a second of the last recovery is not told, but a rest is.
      const gone = '(failed|resting|read-only)( (resting|read-only))*';
      expect(told).toMatch(new RegExp(`^(${gone} back ?)*(${gone})?$`));
      expect(states(events).some((state, index, all) => state === all[index + 1])).toBe(false);
      behaviour = 'works';
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await guarded.getMany(['a'])).toEqual(['1']);
      expect(await guarded.setMany([entry])).toEqual([true]);
      expect(guarded.state()).toBe('ok');
      vi.clearAllTimers();
    }),
  );
});
