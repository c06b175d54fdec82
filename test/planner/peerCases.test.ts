// @vitest-environment node
// Cases that the test suites of peers made us think of, written anew against our planner.
//
// DataLoader (main suite, abuse, unhandled): batching, joining, size limits, joining across sized batches, one row
// failing alone, a failure for all, a fetcher that throws or returns no promise, a loader called from a loader. Its
// cache, priming, custom keys and schedulers do not apply: the cache is TanStack's, the key is given, time is injected.
// batshit: windows, de-duplication inside a window, answers as a record. Its resolvers and debounce do not apply: our
// answer is a record by contract, and a debounce starves slow scrolling.
// Apollo's batch link: the cancellation set, separate batch keys that must not hang, fewer results than requests, an
// empty queue. There cancelling in flight aborts the request; here it must not. Interval options do not apply.

import { describe, expect, it, vi } from 'vitest';
import { flush } from './handClock.js';
import { bodyFor, createBench, httpError, lookup, lookups } from './plannerBench.js';

const A = lookup('a');
const B = lookup('b');
const C = lookup('c');

describe('after DataLoader', () => {
  it('batches loads of one task', async () => {
    const bench = createBench();
    const loads = [bench.load(A), bench.load(B)];
    await flush();
    bench.calls[0]?.answer();
    await flush();
    expect(bench.sent()).toEqual([['a', 'b']]);
    expect(loads.map(({ outcome }) => outcome)).toMatchObject([
      { lookupId: 'a' },
      { lookupId: 'b' },
    ]);
  });

  it('gives identical loads one place in the call, and each its own promise', async () => {
    const bench = createBench();
    const [one, two] = [bench.planner.load(A), bench.planner.load(A)];
    expect(one).not.toBe(two);
    await flush();
    bench.calls[0]?.answer();
    expect(await one).toBe(await two);
    expect(bench.sent()).toEqual([['a']]);
  });

  it('joins identical loads across sized batches', async () => {
    const bench = createBench({ maxSize: 2 });
    const loads = [A, B, A, C].map(bench.load);
    await flush();
    for (const call of bench.calls) call.answer();
    await flush();
    expect(bench.sent()).toEqual([['a', 'b'], ['c']]);
    expect(loads.map(({ state }) => state)).toEqual(Array(4).fill('matched'));
  });

  it('asks again what was answered before: it is no cache', async () => {
    const bench = createBench();
    for (const turn of [0, 1]) {
      bench.load(A);
      await flush();
      bench.calls[turn]?.answer();
      await flush();
    }
    expect(bench.sent()).toEqual([['a'], ['a']]);
  });

  it('keeps no failure as truth: the next load asks', async () => {
    const bench = createBench();
    const bad = bench.load(A);
    await flush();
    bench.calls[0]?.answer({});
    await flush();
    const good = bench.load(A);
    await flush();
    bench.calls[1]?.answer();
    await flush();
    expect([bad.state, good.state]).toEqual(['missing', 'matched']);
  });

  it('represents failures and successes side by side', async () => {
    const bench = createBench();
    const loads = [A, B].map(bench.load);
    await flush();
    bench.calls[0]?.answer({ ...bodyFor(['a']), b: 'bad' });
    await flush();
    expect(loads.map(({ state }) => state)).toEqual(['matched', 'malformed']);
  });

  it('gives every waiter of a row that failed the same error, and each row its own', async () => {
    const bench = createBench();
    const loads = [A, A, B].map(bench.load);
    await flush();
    bench.calls[0]?.answer('no');
    await flush();
    const [one, same, other] = loads.map(({ outcome }) => outcome);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(other).toMatchObject({ transactionIds: ['b'] });
  });

  it('lets rows that are loaded from within promises join the round of rows on screen', async () => {
    const bench = createBench();
    for (const each of [A, B, C]) bench.planner.show(each);
    bench.load(A);
    await Promise.resolve();
    bench.load(B);
    await Promise.resolve().then(() => Promise.resolve());
    bench.load(C);
    await flush();
    expect(bench.sent()).toEqual([['a', 'b', 'c']]);
  });

  it('lets a load be made where another one is answered', async () => {
    const bench = createBench();
    const chained = bench.planner.load(A).then(() => bench.planner.load(B));
    await flush();
    bench.calls[0]?.answer();
    await flush();
    bench.calls[1]?.answer();
    expect(await chained).toMatchObject({ lookupId: 'b' });
  });

  it('may be made to send rows one by one', async () => {
    const bench = createBench({ maxSize: 1 });
    bench.rows([A, B]);
    await flush();
    expect(bench.sent()).toEqual([['a'], ['b']]);
  });
});

describe('after batshit', () => {
  it('puts what comes within a round into one call, and what comes later into the next', async () => {
    const bench = createBench();
    const [, , , fourth] = [A, B, C, lookup('d')].map((each) => {
      bench.planner.show(each);
      return each;
    });
    bench.load(A);
    await bench.clock.advance(2);
    bench.load(B);
    await bench.clock.advance(3);
    bench.load(C);
    await bench.clock.advance(12);
    bench.load(fourth ?? A);
    await flush();
    expect(bench.sent()).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('finds rows in an answer whatever its order', async () => {
    const bench = createBench();
    const loads = lookups(0, 5).map(bench.load);
    await flush();
    bench.calls[0]?.answer(bodyFor(['t3', 't0', 't4', 't2', 't1']));
    await flush();
    expect(loads.map(({ outcome }) => outcome)).toMatchObject(
      loads.map(({ lookup: { transaction } }) => ({
        merchants: [{ name: `Shop ${transaction.id}` }],
      })),
    );
  });
});

describe("after Apollo's batch link", () => {
  it('does nothing with an empty queue', async () => {
    const bench = createBench();
    await bench.clock.runOut();
    expect([bench.calls.length, bench.clock.timers]).toEqual([0, 0]);
  });

  it('sends nothing when the only caller cancels in the queue', async () => {
    const bench = createBench();
    bench.load(A).controller.abort();
    await flush();
    expect(bench.calls).toHaveLength(0);
  });

  it('sends until the last of several callers cancels', async () => {
    const bench = createBench();
    const [one, two] = [bench.load(A), bench.load(A)];
    one.controller.abort();
    await flush();
    expect(bench.sent()).toEqual([['a']]);
    bench.calls[0]?.answer();
    await flush();
    expect([one.state, two.state]).toEqual(['cancelled', 'matched']);

    const both = [bench.load(B), bench.load(B)];
    for (const load of both) load.controller.abort();
    await flush();
    expect(bench.calls).toHaveLength(1);
  });

  it('leaves a request alone when its caller cancels in flight', async () => {
    const bench = createBench();
    const load = bench.load(A);
    await flush();
    load.controller.abort();
    await flush();
    expect(bench.calls[0]?.context.signal.aborted).toBe(false);
    bench.calls[0]?.answer();
    await flush();
    expect(load.state).toBe('cancelled');
    expect(bench.settled).toHaveLength(1);
  });

  it('lets the callers that stay pass when others cancel, early or late', async () => {
    const bench = createBench();
    for (const each of [A, B, C]) bench.planner.show(each);
    const early = bench.load(A);
    const stays = bench.load(B);
    early.controller.abort();
    await bench.clock.advance(5);
    bench.load(C).controller.abort();
    await bench.clock.advance(11);
    expect(bench.sent()).toEqual([['b']]);
    bench.calls[0]?.answer();
    await flush();
    expect(stays.state).toBe('matched');
  });

  it('does not listen to a caller who cancelled before asking', async () => {
    const bench = createBench();
    await expect(bench.planner.load(A, AbortSignal.abort())).rejects.toThrow('nobody waits');
    await flush();
    expect(bench.calls).toHaveLength(0);
  });

  it('hangs no row when every row has options of its own', async () => {
    const bench = createBench();
    const loads = Array.from({ length: 6 }, (_, index) =>
      bench.load(lookup(`${index}0`, {}, `type${index}`)),
    );
    for (let turn = 0; turn < 3; turn += 1) {
      await flush();
      expect(bench.open()).toHaveLength(2);
      for (const call of bench.open()) call.answer();
    }
    await flush();
    expect(loads.map(({ state }) => state)).toEqual(Array(6).fill('matched'));
  });

  it('fails only the rows that a short answer lacks', async () => {
    const bench = createBench();
    const loads = [A, B].map(bench.load);
    await flush();
    bench.calls[0]?.answer(bodyFor(['a']));
    await flush();
    expect(loads.map(({ state }) => state)).toEqual(['matched', 'missing']);
  });

  it('puts no listener on the signals it was given', async () => {
    const bench = createBench();
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const answered = bench.planner.load(A, signal);
    const stopped = bench.planner.load(B, signal);
    await flush();
    bench.calls[0]?.answer(bodyFor(['a']));
    await answered;
    await expect(stopped).rejects.toMatchObject({ kind: 'missing' });
    const late = bench.planner.load(C, signal);
    bench.planner.stop();
    await expect(late).rejects.toThrow('nobody waits');
    expect(add).not.toHaveBeenCalled();
    expect(signal.onabort).toBeNull();
  });
});

describe('a row that is cancelled on screen', () => {
  /** The row waits behind a call in flight, and is cancelled there. */
  async function cancelInQueue() {
    const bench = createBench({ concurrency: 1 });
    bench.load(A);
    await flush();
    const rows = bench.rows(lookups(0, 26));
    await flush();
    rows[0]?.load.controller.abort();
    await flush();
    return { bench, rows };
  }

  it('makes no call of its own', async () => {
    const { bench } = await cancelInQueue();
    bench.calls[0]?.answer();
    await flush();
    bench.calls[1]?.answer();
    await flush();
    expect(bench.sent().map((ids) => ids.length)).toEqual([1, 25]);
  });

  it('is not failed by a hold', async () => {
    const { bench, rows } = await cancelInQueue();
    bench.calls[0]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(rows[0]?.load.state).toBe('cancelled');
    expect(bench.settled.flatMap((all) => [...all.keys()])).not.toContain(rows[0]?.load.lookup.key);
  });

  it('opens no gate and leaves no promise while offline', async () => {
    const bench = createBench();
    bench.clock.setOnline(false);
    const row = bench.row(A);
    row.load.controller.abort();
    await flush();
    expect(bench.eventTypes()).toEqual(['queued', 'cancelled']);
    expect(row.load.state).toBe('cancelled');
  });
});
