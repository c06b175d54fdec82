import { describe, expect, it, vi } from 'vitest';
import { LookupCancelledError } from '../../src/planner/types.js';
import { flush } from './fakeClock.js';
import { bodyFor, createHarness, httpError, lookup, lookups } from './plannerHarness.js';

const A = lookup('a');

describe('cancel', () => {
  it('does not send a lookup that is queued', async () => {
    const harness = createHarness();
    const [cancelled, stays] = harness.rows([A, lookup('b')]);
    harness.planner.cancel(A.key);
    await flush();
    expect(harness.sent()).toEqual([['b']]);
    expect(cancelled?.load.outcome).toBeInstanceOf(LookupCancelledError);
    expect(stays?.load.state).toBe('pending');
    expect(harness.eventTypes()).toEqual(['queued', 'queued', 'cancelled', 'sent']);
    expect(harness.reverted).toEqual([]);
  });

  it('throws the result of a lookup in flight away, and leaves the request to the others', async () => {
    const harness = createHarness();
    const [cancelled, stays] = harness.rows([A, lookup('b')]);
    await flush();
    harness.planner.cancel(A.key);
    await flush();
    expect(cancelled?.load.outcome).toBeInstanceOf(LookupCancelledError);
    expect(harness.requests[0]?.context.signal.aborted).toBe(false);
    harness.requests[0]?.respond();
    await flush();
    expect(stays?.load.state).toBe('matched');
    expect([...(harness.settled[0]?.keys() ?? [])]).toEqual([lookup('b').key]);
    expect(harness.events.at(-1)).toMatchObject({ type: 'received', ids: ['b'] });
  });

  it('aborts a request that carries nothing else wanted, and frees its slot', async () => {
    const harness = createHarness({ concurrency: 1, maxSize: 3 });
    harness.planner.setNext({}, [lookup('filler')]);
    const gone = harness.row(lookup('gone'));
    harness.row(A);
    await flush();
    expect(harness.sent()).toEqual([['gone', 'a', 'filler']]);
    harness.row(lookup('waits'));
    gone.leave();
    harness.planner.cancel(A.key);
    await flush();
    expect(harness.requests[0]?.context.signal.aborted).toBe(true);
    expect(harness.sent()[1]?.[0]).toBe('waits');
    expect(harness.settled).toEqual([]);
    harness.requests[0]?.respond();
    await flush();
    expect(harness.settled).toEqual([]);
  });

  it('reverts a load that is still pending in a request that is aborted', async () => {
    const harness = createHarness();
    const hidden = harness.row(lookup('hidden'));
    harness.row(A);
    await flush();
    hidden.leave(false);
    harness.planner.cancel(A.key);
    await flush();
    expect(harness.reverted).toEqual([lookup('hidden').key]);
    expect(hidden.load.state).toBe('cancelled');
  });

  it('lets a later load start anew, and never join the old request', async () => {
    const harness = createHarness();
    harness.rows([A, lookup('b')]);
    await flush();
    harness.planner.cancel(A.key);
    const again = harness.load(A);
    await flush();
    expect(harness.sent()).toEqual([['a', 'b'], ['a']]);
    harness.requests[0]?.respond({ a: [{ name: 'Old' }], b: [] });
    await flush();
    expect(again.state).toBe('pending');
    harness.requests[1]?.respond({ a: [{ name: 'New' }] });
    await flush();
    expect(again.outcome).toMatchObject({ merchants: [{ name: 'New' }] });
  });

  it('does not let a failure of the old request touch the new load', async () => {
    const harness = createHarness();
    harness.rows([A, lookup('b')]);
    await flush();
    harness.planner.cancel(A.key);
    const again = harness.load(A);
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(again.state).toBe('pending');
  });

  it('keeps the lookup marked visible: its load ends when it is hidden', async () => {
    const harness = createHarness({ concurrency: 1 });
    harness.load(lookup('busy'));
    await flush();
    const hide = harness.planner.markVisible(A);
    harness.load(A);
    harness.planner.cancel(A.key);
    await flush();
    const again = harness.load(A);
    await flush();
    expect(again.state).toBe('pending');
    hide();
    await flush();
    expect(again.state).toBe('cancelled');
  });

  it('takes a bad row out of its bisection, which goes on without it', async () => {
    const harness = createHarness({ concurrency: 1 });
    const [bad, good] = harness.rows([lookup('bad'), lookup('good')]);
    await flush();
    harness.requests[0]?.fail(httpError('rejected', 400));
    await flush();
    harness.requests[1]?.fail(httpError('rejected', 400));
    await flush();
    harness.planner.cancel(lookup('bad').key);
    await flush();
    harness.requests[2]?.respond();
    await flush();
    expect([bad?.load.state, good?.load.state]).toEqual(['cancelled', 'matched']);
    expect(harness.settled.map((outcomes) => [...outcomes.keys()])).toEqual([[lookup('good').key]]);
    expect(harness.clock.timers).toBe(0);
  });

  it('cancels a lookup in its backoff', async () => {
    const harness = createHarness();
    const row = harness.row(A);
    await flush();
    harness.requests[0]?.fail(httpError('server', 500));
    await flush();
    harness.planner.cancel(A.key);
    await harness.clock.runOut();
    expect(row.load.state).toBe('cancelled');
    expect(harness.requests).toHaveLength(1);
  });

  it('does nothing for a lookup that is not loading', async () => {
    const harness = createHarness();
    harness.planner.markVisible(A);
    harness.planner.cancel(A.key);
    harness.planner.cancel('unknown');
    for (const each of lookups(0, 2)) harness.load(each);
    await harness.clock.runOut(16);
    expect(harness.sent()).toEqual([['t0', 't1']]);
    expect(harness.eventTypes()).toEqual(['queued', 'queued', 'sent']);
  });
});

describe('the signal of a caller', () => {
  it('does not listen to a caller who cancelled before asking', async () => {
    const harness = createHarness();
    await expect(harness.planner.load(A, AbortSignal.abort())).rejects.toThrow(
      'the lookup was cancelled',
    );
    await flush();
    expect(harness.requests).toHaveLength(0);
  });

  it('leaves no listener on the signals it was given', async () => {
    const harness = createHarness();
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    vi.spyOn(signal, 'addEventListener').mockImplementation((_, it) => listeners.add(it));
    vi.spyOn(signal, 'removeEventListener').mockImplementation((_, it) => listeners.delete(it));
    const received = harness.planner.load(A, signal);
    const missing = harness.planner.load(lookup('b'), signal);
    expect(listeners.size).toBe(2);
    await flush();
    harness.requests[0]?.respond(bodyFor(['a']));
    await received;
    await expect(missing).rejects.toMatchObject({ kind: 'missing' });
    expect(listeners.size).toBe(0);
    const late = harness.planner.load(lookup('c'), signal);
    harness.planner.stop();
    await expect(late).rejects.toThrow('the lookup was cancelled');
    expect(listeners.size).toBe(0);
  });
});

describe('a row on screen whose load is cancelled', () => {
  /** The row waits behind a request in flight, and its load is cancelled there. */
  async function cancelInQueue() {
    const harness = createHarness({ concurrency: 1 });
    harness.load(A);
    await flush();
    const rows = harness.rows(lookups(0, 26));
    await flush();
    rows[0]?.load.controller.abort();
    await flush();
    return { harness, first: rows[0]?.load };
  }

  it('is requested with the others, and its load stays cancelled', async () => {
    const { harness, first } = await cancelInQueue();
    harness.requests[0]?.respond();
    await flush();
    harness.requests[1]?.respond();
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([1, 13, 13]);
    expect(first?.state).toBe('cancelled');
  });

  it('fails with the others by a pause', async () => {
    const { harness } = await cancelInQueue();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(harness.settled.map(({ size }) => size)).toEqual([27]);
  });

  it('is requested again if the rest of its request is cancelled, too', async () => {
    const harness = createHarness();
    const [first] = harness.rows([A, lookup('b')]);
    await flush();
    first?.load.controller.abort();
    harness.planner.cancel(lookup('b').key);
    await flush();
    expect(harness.requests[0]?.context.signal.aborted).toBe(true);
    expect(harness.sent()).toEqual([['a', 'b'], ['a']]);
  });

  it('is not requested if it was hidden at the same moment', async () => {
    const harness = createHarness();
    harness.clock.setConnection('offline');
    const row = harness.row(A);
    row.leave();
    await flush();
    expect(harness.eventTypes()).toEqual(['queued', 'cancelled']);
    expect(row.load.state).toBe('cancelled');
  });
});
