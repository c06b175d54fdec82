// Cases that the test suites of peers made us think of, written anew against our planner.
//
// DataLoader (main suite, abuse, unhandled): batching, joining, size limits, joining across sized
// batches, one row failing alone, a failure for all, a fetcher that throws or returns no promise, a
// loader called from a loader. Its cache, priming, custom keys and schedulers do not apply: the
// cache is TanStack's, the key is given, time is injected.
// batshit: windows, de-duplication inside a window, answers as a record. Its resolvers and debounce
// do not apply: our answer is a record by contract, and a debounce starves slow scrolling.
// Apollo's batch link: the cancellation set, separate batch keys that must not hang, fewer results
// than requests, an empty queue. There cancelling in flight aborts the request; here it must not.
// Interval options do not apply.

import { describe, expect, it, vi } from 'vitest';
import { flush } from './fakeClock.js';
import { bodyFor, createHarness, httpError, lookup, lookups } from './plannerHarness.js';

const A = lookup('a');
const B = lookup('b');
const C = lookup('c');

describe('after DataLoader', () => {
  it('batches loads of one task', async () => {
    const harness = createHarness();
    const loads = [harness.load(A), harness.load(B)];
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(harness.sent()).toEqual([['a', 'b']]);
    expect(loads.map(({ outcome }) => outcome)).toMatchObject([
      { lookupId: 'a' },
      { lookupId: 'b' },
    ]);
  });

  it('gives identical loads one place in the batch, and each its own promise', async () => {
    const harness = createHarness();
    const [one, two] = [harness.planner.load(A), harness.planner.load(A)];
    expect(one).not.toBe(two);
    await flush();
    harness.requests[0]?.respond();
    expect(await one).toBe(await two);
    expect(harness.sent()).toEqual([['a']]);
  });

  it('joins identical loads across sized batches', async () => {
    const harness = createHarness({ maxSize: 2 });
    const loads = [A, B, A, C].map((each) => harness.load(each));
    await flush();
    for (const request of harness.requests) request.respond();
    await flush();
    expect(harness.sent()).toEqual([['a', 'b'], ['c']]);
    expect(loads.map(({ state }) => state)).toEqual(Array(4).fill('matched'));
  });

  it('requests again what was loaded before: it is no cache', async () => {
    const harness = createHarness();
    for (const turn of [0, 1]) {
      harness.load(A);
      await flush();
      harness.requests[turn]?.respond();
      await flush();
    }
    expect(harness.sent()).toEqual([['a'], ['a']]);
  });

  it('keeps no failure as truth: the next load requests', async () => {
    const harness = createHarness();
    const bad = harness.load(A);
    await flush();
    harness.requests[0]?.respond({});
    await flush();
    const good = harness.load(A);
    await flush();
    harness.requests[1]?.respond();
    await flush();
    expect([bad.state, good.state]).toEqual(['missing', 'matched']);
  });

  it('represents failures and successes side by side', async () => {
    const harness = createHarness();
    const loads = [A, B].map((each) => harness.load(each));
    await flush();
    harness.requests[0]?.respond({ ...bodyFor(['a']), b: 'bad' });
    await flush();
    expect(loads.map(({ state }) => state)).toEqual(['matched', 'malformed']);
  });

  it('gives every waiter of a row that failed the same error, and each row its own', async () => {
    const harness = createHarness();
    const loads = [A, A, B].map((each) => harness.load(each));
    await flush();
    harness.requests[0]?.respond('no');
    await flush();
    const [one, same, other] = loads.map(({ outcome }) => outcome);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(other).toMatchObject({ transactionIds: ['b'] });
  });

  it('lets rows that are loaded from within promises join the round of rows on screen', async () => {
    const harness = createHarness();
    for (const each of [A, B, C]) harness.planner.markVisible(each);
    harness.load(A);
    await Promise.resolve();
    harness.load(B);
    await Promise.resolve().then(() => Promise.resolve());
    harness.load(C);
    await flush();
    expect(harness.sent()).toEqual([['a', 'b', 'c']]);
  });

  it('lets a load be made where another one is answered', async () => {
    const harness = createHarness();
    const chained = harness.planner.load(A).then(() => harness.planner.load(B));
    await flush();
    harness.requests[0]?.respond();
    await flush();
    harness.requests[1]?.respond();
    expect(await chained).toMatchObject({ lookupId: 'b' });
  });

  it('can send rows one by one', async () => {
    const harness = createHarness({ maxSize: 1 });
    harness.rows([A, B]);
    await flush();
    expect(harness.sent()).toEqual([['a'], ['b']]);
  });
});

describe('after batshit', () => {
  it('puts what comes within a round into one request, and what comes later into the next', async () => {
    const harness = createHarness();
    const [, , , fourth] = [A, B, C, lookup('d')].map((each) => {
      harness.planner.markVisible(each);
      return each;
    });
    harness.load(A);
    await harness.clock.advance(2);
    harness.load(B);
    await harness.clock.advance(3);
    harness.load(C);
    await harness.clock.advance(12);
    harness.load(fourth ?? A);
    await flush();
    expect(harness.sent()).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('finds rows in an answer whatever its order', async () => {
    const harness = createHarness();
    const loads = lookups(0, 5).map((each) => harness.load(each));
    await flush();
    harness.requests[0]?.respond(bodyFor(['t3', 't0', 't4', 't2', 't1']));
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
    const harness = createHarness();
    await harness.clock.runOut();
    expect([harness.requests.length, harness.clock.timers]).toEqual([0, 0]);
  });

  it('sends nothing when the only caller cancels in the queue', async () => {
    const harness = createHarness();
    harness.load(A).controller.abort();
    await flush();
    expect(harness.requests).toHaveLength(0);
  });

  it('sends until the last of several callers cancels', async () => {
    const harness = createHarness();
    const [one, two] = [harness.load(A), harness.load(A)];
    one.controller.abort();
    await flush();
    expect(harness.sent()).toEqual([['a']]);
    harness.requests[0]?.respond();
    await flush();
    expect([one.state, two.state]).toEqual(['cancelled', 'matched']);

    const both = [harness.load(B), harness.load(B)];
    for (const load of both) load.controller.abort();
    await flush();
    expect(harness.requests).toHaveLength(1);
  });

  it('leaves a request alone when its caller cancels in flight', async () => {
    const harness = createHarness();
    const load = harness.load(A);
    await flush();
    load.controller.abort();
    await flush();
    expect(harness.requests[0]?.context.signal.aborted).toBe(false);
    harness.requests[0]?.respond();
    await flush();
    expect(load.state).toBe('cancelled');
    expect(harness.settled).toHaveLength(1);
  });

  it('lets the callers that stay pass when others cancel, early or late', async () => {
    const harness = createHarness();
    for (const each of [A, B, C]) harness.planner.markVisible(each);
    const early = harness.load(A);
    const stays = harness.load(B);
    early.controller.abort();
    await harness.clock.advance(5);
    harness.load(C).controller.abort();
    await harness.clock.advance(11);
    expect(harness.sent()).toEqual([['b']]);
    harness.requests[0]?.respond();
    await flush();
    expect(stays.state).toBe('matched');
  });

  it('does not listen to a caller who cancelled before asking', async () => {
    const harness = createHarness();
    await expect(harness.planner.load(A, AbortSignal.abort())).rejects.toThrow(
      'the lookup was cancelled',
    );
    await flush();
    expect(harness.requests).toHaveLength(0);
  });

  it('hangs no row when every row has options of its own', async () => {
    const harness = createHarness();
    const loads = Array.from({ length: 6 }, (_, index) =>
      harness.load(lookup(`${index}0`, {}, `type${index}`)),
    );
    for (let turn = 0; turn < 3; turn += 1) {
      await flush();
      expect(harness.open()).toHaveLength(2);
      for (const request of harness.open()) request.respond();
    }
    await flush();
    expect(loads.map(({ state }) => state)).toEqual(Array(6).fill('matched'));
  });

  it('fails only the rows that a short answer lacks', async () => {
    const harness = createHarness();
    const loads = [A, B].map((each) => harness.load(each));
    await flush();
    harness.requests[0]?.respond(bodyFor(['a']));
    await flush();
    expect(loads.map(({ state }) => state)).toEqual(['matched', 'missing']);
  });

  it('leaves no listener on the signals it was given', async () => {
    const harness = createHarness();
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    vi.spyOn(signal, 'addEventListener').mockImplementation((_, it) => listeners.add(it));
    vi.spyOn(signal, 'removeEventListener').mockImplementation((_, it) => listeners.delete(it));
    const received = harness.planner.load(A, signal);
    const missing = harness.planner.load(B, signal);
    expect(listeners.size).toBe(2);
    await flush();
    harness.requests[0]?.respond(bodyFor(['a']));
    await received;
    await expect(missing).rejects.toMatchObject({ kind: 'missing' });
    expect(listeners.size).toBe(0);
    const late = harness.planner.load(C, signal);
    harness.planner.stop();
    await expect(late).rejects.toThrow('the lookup was cancelled');
    expect(listeners.size).toBe(0);
  });
});

describe('a row that is cancelled on screen', () => {
  /** The row waits behind a request in flight, and is cancelled there. */
  async function cancelInQueue() {
    const harness = createHarness({ concurrency: 1 });
    harness.load(A);
    await flush();
    const rows = harness.rows(lookups(0, 26));
    await flush();
    rows[0]?.load.controller.abort();
    await flush();
    return { harness, rows };
  }

  it('makes no request of its own', async () => {
    const { harness } = await cancelInQueue();
    harness.requests[0]?.respond();
    await flush();
    harness.requests[1]?.respond();
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([1, 25]);
  });

  it('is not failed by a pause', async () => {
    const { harness, rows } = await cancelInQueue();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(rows[0]?.load.state).toBe('cancelled');
    expect(harness.settled.flatMap((all) => [...all.keys()])).not.toContain(
      rows[0]?.load.lookup.key,
    );
  });

  it('makes no pause and leaves no promise while offline', async () => {
    const harness = createHarness();
    harness.clock.setConnection('offline');
    const row = harness.row(A);
    row.load.controller.abort();
    await flush();
    expect(harness.eventTypes()).toEqual(['queued', 'cancelled']);
    expect(row.load.state).toBe('cancelled');
  });
});
