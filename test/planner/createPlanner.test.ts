import { describe, expect, it } from 'vitest';
import { flush } from './fakeClock.js';
import { createHarness, groupOf, httpError, lookup, lookups } from './plannerHarness.js';

describe('at rest', () => {
  it('sends a screenful that mounts in one commit as one request, in the order on screen', async () => {
    const harness = createHarness();
    const rows = harness.rows(lookups(0, 25));
    expect(harness.requests).toHaveLength(0);
    await flush();
    expect(harness.sent()).toEqual([lookups(0, 25).map(({ transaction }) => transaction.id)]);
    expect(harness.requests[0]?.body.type).toBe('restrictive');
    harness.requests[0]?.respond();
    await flush();
    expect(rows.map(({ load }) => load.state)).toEqual(Array(25).fill('matched'));
    expect(harness.settled).toHaveLength(1);
    expect(harness.settled[0]?.size).toBe(25);
    expect(harness.clock.timers).toBe(0);
  });

  it('waits for expected rows that have not loaded, but not longer than 16 ms', async () => {
    const harness = createHarness();
    for (const each of lookups(0, 3)) harness.planner.markVisible(each);
    harness.load(lookup('t0'));
    await harness.clock.advance(10);
    harness.load(lookup('t1'));
    await harness.clock.advance(5);
    expect(harness.requests).toHaveLength(0);
    await harness.clock.advance(1);
    expect(harness.sent()).toEqual([['t0', 't1']]);
    harness.load(lookup('t2'));
    await flush();
    expect(harness.sent()).toEqual([['t0', 't1'], ['t2']]);
  });

  it('does not wait for rows on screen that are known or that failed a moment ago', async () => {
    const harness = createHarness();
    harness.row(lookup('failed'));
    await flush();
    harness.requests[0]?.respond({});
    await flush();
    harness.known.add(lookup('known').key);
    harness.planner.markVisible(lookup('known'));
    harness.planner.markVisible(lookup('failed'));
    harness.row(lookup('requested'));
    await flush();
    expect(harness.sent()).toEqual([['failed'], ['requested']]);
  });

  it('sends an explicit load at once, and keeps it until its signal aborts', async () => {
    const harness = createHarness({ concurrency: 1 });
    harness.load(lookup('busy'));
    await flush();
    const kept = harness.load(lookup('kept'));
    const left = harness.load(lookup('left'));
    left.controller.abort();
    await flush();
    expect(left.state).toBe('cancelled');
    harness.requests[0]?.respond();
    await flush();
    expect(harness.sent()).toEqual([['busy'], ['kept']]);
    harness.requests[1]?.respond();
    await flush();
    expect(kept.state).toBe('matched');
  });

  it('spreads 30 rows over two requests of 15 before it fills them', async () => {
    const harness = createHarness();
    harness.planner.setNext({}, lookups(100, 125));
    harness.rows(lookups(0, 30));
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([25, 25]);
    expect(harness.sent().map((ids) => ids.filter((id) => id.length < 4).length)).toEqual([15, 15]);
    expect(harness.events).toContainEqual(expect.objectContaining({ type: 'sent', filled: 10 }));
    expect(new Set(harness.sent().flat()).size).toBe(50);
  });

  it('spreads 90 rows so that no request is larger than another by more than one row', async () => {
    const harness = createHarness({ concurrency: 9 });
    harness.rows(lookups(0, 90));
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([23, 23, 22, 22]);
  });

  it('makes no request for the sake of the rows outside', async () => {
    const harness = createHarness();
    harness.planner.setNext({}, lookups(0, 25));
    await harness.clock.advance(1_000);
    expect(harness.requests).toHaveLength(0);
  });

  it('does not fill with what is known, requested, failed a moment ago, nameless or of other options', async () => {
    const harness = createHarness();
    harness.row(lookup('failed'));
    await flush();
    harness.requests[0]?.respond({});
    await flush();
    harness.row(lookup('flying'));
    await flush();
    harness.known.add(lookup('known').key);
    harness.planner.setNext({}, [
      lookup('known'),
      lookup('failed'),
      lookup('flying'),
      lookup('nameless', { merchant_name: ' x ' }),
      lookup('other', {}, 'extended'),
      lookup('fit'),
      { ...lookup('fit'), transaction: lookup('same key').transaction },
    ]);
    harness.row(lookup('requested'));
    await flush();
    expect(harness.sent()[2]).toEqual(['requested', 'fit']);
  });

  it('fills nothing when told so', async () => {
    const harness = createHarness({ prefetch: 'none' });
    harness.planner.setNext({}, lookups(100, 125));
    harness.row(lookup('a'));
    await flush();
    expect(harness.sent()).toEqual([['a']]);
  });

  it('lets a row that filled a request join its request when it becomes visible', async () => {
    const harness = createHarness();
    harness.planner.setNext({}, [lookup('next')]);
    harness.row(lookup('a'));
    await flush();
    const joined = harness.row(lookup('next'));
    await harness.clock.advance(20);
    harness.requests[0]?.respond();
    await flush();
    expect(joined.load.state).toBe('matched');
    expect(harness.requests).toHaveLength(1);
  });

  it('sends a row that waited for a slot as soon as there is one, whatever is expected or scrolling', async () => {
    const harness = createHarness({ concurrency: 1 });
    harness.row(lookup('busy'));
    await flush();
    harness.row(lookup('waits'));
    await harness.clock.advance(50);
    harness.planner.markVisible(lookup('announced'));
    harness.planner.setScrolling(harness, true);
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(harness.sent()).toEqual([['busy'], ['waits']]);
  });

  it('never mixes options in a request, and counts slots across all of them', async () => {
    const harness = createHarness();
    const of = (id: string, options: object) => ({
      ...lookup(id),
      key: id,
      group: groupOf({ type: 'restrictive', ...options }),
    });
    harness.rows([
      of('a', { language: 'de', logo_size: '2x' }),
      of('b', { logo_size: '2x', language: 'de', clearResponse: undefined }),
      of('c', { language: 'fr' }),
      of('d', { type: 'extended' }),
    ]);
    await flush();
    expect(harness.sent()).toEqual([['a', 'b'], ['c']]);
    harness.requests[0]?.respond();
    await flush();
    expect(harness.sent()[2]).toEqual(['d']);
  });

  it('puts two lookups with the same id into different requests', async () => {
    const harness = createHarness();
    const rows = harness.rows([lookup('same', { city: 'Bath' }), lookup('same', { city: 'York' })]);
    await flush();
    expect(harness.sent()).toEqual([['same'], ['same']]);
    harness.requests[0]?.respond({ same: [{ name: 'Bath Shop' }] });
    harness.requests[1]?.respond({ same: [{ name: 'York Shop' }] });
    await flush();
    expect(rows.map(({ load }) => load.outcome)).toMatchObject([
      { merchants: [{ name: 'Bath Shop' }] },
      { merchants: [{ name: 'York Shop' }] },
    ]);
  });

  it('requests what is on screen before explicit loads, and the newest rows first', async () => {
    const harness = createHarness({ concurrency: 1, maxSize: 2 });
    harness.load(lookup('busy'));
    await flush();
    harness.load(lookup('demanded'));
    harness.rows([lookup('old1'), lookup('old2')]);
    await harness.clock.advance(50);
    harness.rows([lookup('new1'), lookup('new2')]);
    await harness.clock.advance(50);
    for (let request = 0; request < 4; request += 1) {
      harness.requests[request]?.respond();
      await flush();
    }
    expect(harness.sent()).toEqual([['busy'], ['new1', 'new2'], ['old1', 'old2'], ['demanded']]);
  });
});

describe('a round', () => {
  it('is waited for again by a row that is loaded again', async () => {
    const harness = createHarness();
    harness.row(lookup('a'));
    await flush();
    harness.requests[0]?.respond();
    await flush();
    harness.planner.markVisible(lookup('b'));
    harness.load(lookup('a'));
    await flush();
    expect(harness.requests).toHaveLength(1);
    harness.load(lookup('b'));
    await flush();
    expect(harness.sent()[1]).toEqual(['a', 'b']);
  });

  it('begins with the first load after the one before', async () => {
    const harness = createHarness();
    harness.row(lookup('a'));
    await harness.clock.advance(100);
    for (const each of lookups(0, 2)) harness.planner.markVisible(each);
    harness.load(lookup('t0'));
    await harness.clock.advance(15);
    expect(harness.requests).toHaveLength(1);
    await harness.clock.advance(1);
    expect(harness.sent()[1]).toEqual(['t0']);
  });

  it('does not delay an explicit load that joined a request and was put back', async () => {
    const harness = createHarness();
    harness.planner.setNext({}, [lookup('next')]);
    harness.row(lookup('a'));
    await flush();
    const demand = harness.load(lookup('next'));
    harness.planner.markVisible(lookup('never loaded'));
    harness.requests[0]?.fail(httpError('rate-limited', 429, 1_000));
    await harness.clock.advance(1_000);
    harness.requests[1]?.respond();
    await flush();
    expect(demand.state).toBe('matched');
  });

  it('does not wait for a row that filled a request and left', async () => {
    const harness = createHarness();
    const leave = harness.planner.markVisible(lookup('filled'));
    harness.planner.setNext({}, [lookup('filled')]);
    harness.load(lookup('a'));
    await harness.clock.advance(16);
    expect(harness.sent()).toEqual([['a', 'filled']]);
    leave();
    await flush();
    harness.load(lookup('b'));
    await flush();
    expect(harness.sent()[1]).toEqual(['b']);
  });

  it('is not filled from rows that another request will carry', async () => {
    const harness = createHarness();
    harness.planner.setNext({}, lookups(0, 30));
    harness.rows(lookups(0, 30));
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([15, 15]);
  });
});

describe('the rows of one request', () => {
  it('keep their order on screen, although the newest are chosen first', async () => {
    const harness = createHarness({ concurrency: 1 });
    harness.load(lookup('busy'));
    await flush();
    harness.row(lookup('a'));
    await harness.clock.advance(50);
    harness.row(lookup('b'));
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(harness.sent()[1]).toEqual(['a', 'b']);
  });

  it('stay within the byte cap when their sizes differ', async () => {
    const harness = createHarness({ maxBytes: 300, concurrency: 9 });
    harness.rows([
      lookup('short1'),
      lookup('long1', { merchant_name: 'x'.repeat(180) }),
      lookup('long2', { merchant_name: 'x'.repeat(180) }),
      lookup('short2'),
    ]);
    await flush();
    const bytes = harness.requests.map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(300);
    expect(harness.sent()).toEqual([
      ['short1', 'long1'],
      ['long2', 'short2'],
    ]);
  });

  it('take along only what fits', async () => {
    const harness = createHarness({ maxBytes: 150 });
    harness.planner.setNext({}, [
      lookup('large', { merchant_name: 'x'.repeat(50) }),
      lookup('fit'),
    ]);
    harness.row(lookup('a'));
    await flush();
    expect(harness.sent()).toEqual([['a', 'fit']]);
  });
});

describe('while scrolling', () => {
  it('requests a row once it stayed for the dwell, whatever other rows do', async () => {
    const harness = createHarness({ prefetch: 'none' });
    harness.planner.setScrolling(harness, true);
    harness.row(lookup('a'));
    await harness.clock.advance(60);
    harness.row(lookup('b'));
    await harness.clock.advance(39);
    expect(harness.requests).toHaveLength(0);
    await harness.clock.advance(1);
    expect(harness.sent()).toEqual([['a']]);
    await harness.clock.advance(60);
    expect(harness.sent()).toEqual([['a'], ['b']]);
  });

  it('takes rows on screen along that have not dwelled yet, before those outside', async () => {
    const harness = createHarness({ maxSize: 3 });
    harness.planner.setScrolling(harness, true);
    harness.planner.setNext(harness, [lookup('next1'), lookup('next2')]);
    harness.row(lookup('a'));
    await harness.clock.advance(60);
    harness.row(lookup('b'));
    await harness.clock.advance(40);
    expect(harness.sent()).toEqual([['a', 'b', 'next1']]);
    expect(harness.events).toContainEqual(expect.objectContaining({ type: 'sent', filled: 2 }));
  });

  it('sends what is on screen when scrolling ends, as soon as all sources came to rest', async () => {
    const harness = createHarness();
    const other = {};
    harness.planner.setScrolling(harness, true);
    harness.planner.setScrolling(other, true);
    harness.row(lookup('a'));
    harness.planner.setScrolling(harness, false);
    await flush();
    expect(harness.requests).toHaveLength(0);
    harness.planner.setScrolling(other, false);
    await flush();
    expect(harness.sent()).toEqual([['a']]);
  });

  it('sends explicit loads at once', async () => {
    const harness = createHarness();
    harness.planner.setScrolling(harness, true);
    harness.load(lookup('opened', {}, 'extended'));
    await flush();
    expect(harness.sent()).toEqual([['opened']]);
  });

  it('does not start the dwell again when an effect merely runs again', async () => {
    const harness = createHarness();
    harness.planner.setScrolling(harness, true);
    const row = harness.row(lookup('a'));
    await harness.clock.advance(90);
    row.leave(false);
    harness.planner.markVisible(lookup('a'));
    await harness.clock.advance(10);
    expect(harness.sent()).toEqual([['a']]);
    expect(row.load.state).toBe('pending');
  });

  it('starts the dwell again when a row leaves during its request, comes back and loads anew', async () => {
    const harness = createHarness();
    const row = harness.row(lookup('a'));
    await harness.clock.advance(90);
    harness.planner.setScrolling(harness, true);
    row.leave(false);
    await flush();
    harness.planner.markVisible(lookup('a'));
    harness.planner.cancel(lookup('a').key);
    harness.load(lookup('a'));
    await harness.clock.advance(99);
    expect(harness.sent()).toEqual([['a']]);
    await harness.clock.advance(1);
    expect(harness.sent()).toEqual([['a'], ['a']]);
  });
});

describe('answers', () => {
  it('tells matched, cleaned and unmatched apart, and keeps the receipt', async () => {
    const harness = createHarness();
    const rows = harness.rows(lookups(0, 3));
    await flush();
    harness.requests[0]?.context.setReceipt({ 'x-request-id': '7' });
    harness.requests[0]?.respond({
      t0: [{ name: 'Shop' }, { name: 'Other' }],
      t1: [{ name: 'Tidy', isClearResponse: true }],
      t2: [],
    });
    await flush();
    const receipt = { 'x-request-id': '7' };
    expect(rows.map(({ load }) => load.outcome)).toEqual([
      {
        status: 'matched',
        merchants: [{ name: 'Shop' }, { name: 'Other' }],
        lookupId: 't0',
        receipt,
      },
      {
        status: 'cleaned',
        merchants: [{ name: 'Tidy', isClearResponse: true }],
        lookupId: 't1',
        receipt,
      },
      { status: 'unmatched', merchants: [], lookupId: 't2', receipt },
    ]);
  });

  it.each([undefined, '', ' x ', '🛒'])(
    'answers %j as a name with unmatched, without a request',
    async (merchant_name) => {
      const harness = createHarness();
      const rows = harness.rows([lookup('a', { merchant_name }), lookup('b', { merchant_name })]);
      await flush();
      expect(rows.map(({ load }) => load.state)).toEqual(['unmatched', 'unmatched']);
      expect(harness.requests).toHaveLength(0);
      expect(harness.settled).toHaveLength(1);
      expect(harness.events).toEqual([
        { type: 'queued', id: 'a' },
        { type: 'queued', id: 'b' },
        { type: 'skipped', id: 'a', reason: 'nameless' },
        { type: 'skipped', id: 'b', reason: 'nameless' },
      ]);
    },
  );

  it('hands all outcomes over before any promise settles', async () => {
    const harness = createHarness();
    const order: string[] = [];
    harness.planner
      .load(lookup('a'))
      .then(() => order.push(`promise after ${harness.settled.length}`));
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(order).toEqual(['promise after 1']);
  });

  it('names batch, ids and duration in its events, never text', async () => {
    const harness = createHarness();
    harness.rows([lookup('a'), lookup('b')]);
    await flush();
    await harness.clock.advance(150);
    harness.requests[0]?.respond({ a: [{ name: 'SECRET', rating: 'bad' }], b: null, c: [] });
    await flush();
    expect(harness.events).toEqual([
      { type: 'queued', id: 'a' },
      { type: 'queued', id: 'b' },
      { type: 'sent', batch: 1, ids: ['a', 'b'], filled: 0, attempt: 1, probe: false },
      { type: 'field-dropped', id: 'a', field: 'rating' },
      { type: 'extra', count: 1 },
      { type: 'received', batch: 1, ids: ['a'], attempt: 1, durationMs: 150 },
      {
        type: 'failed',
        batch: 1,
        ids: ['b'],
        kind: 'malformed',
        status: undefined,
        attempt: 1,
        durationMs: 150,
        retried: false,
      },
    ]);
  });
});

describe('stop', () => {
  it('cancels what is queued and in flight, aborts requests, and leaves no timer and no listener', async () => {
    const harness = createHarness({ concurrency: 1 });
    const rows = harness.rows(lookups(0, 30));
    await flush();
    harness.planner.stop();
    await flush();
    expect(rows.map(({ load }) => load.state)).toEqual(Array(30).fill('cancelled'));
    expect(harness.requests.map(({ context }) => context.signal.aborted)).toEqual([true]);
    expect(harness.clock.timers).toBe(0);
    expect(harness.clock.listeners).toBe(0);
    expect(harness.settled).toHaveLength(0);
  });

  it('cancels every later load, and everything else does nothing', async () => {
    const harness = createHarness();
    harness.planner.stop();
    const row = harness.row(lookup('a'));
    harness.planner.setScrolling(harness, true);
    harness.planner.setNext(harness, lookups(0, 2));
    harness.retry(lookup('a').key);
    await flush();
    expect(row.load.state).toBe('cancelled');
    row.leave();
    harness.planner.stop();
    await harness.clock.advance(1_000);
    expect(harness.requests).toHaveLength(0);
    expect(harness.clock.timers).toBe(0);
  });
});
