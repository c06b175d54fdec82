// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { flush } from './handClock.js';
import { createBench, groupOf, httpError, lookup, lookups } from './plannerBench.js';

describe('at rest', () => {
  it('sends a screenful that mounts in one commit as one call, in the order on screen', async () => {
    const bench = createBench();
    const rows = bench.rows(lookups(0, 25));
    expect(bench.calls).toHaveLength(0);
    await flush();
    expect(bench.sent()).toEqual([lookups(0, 25).map(({ transaction }) => transaction.id)]);
    expect(bench.calls[0]?.request.type).toBe('restrictive');
    bench.calls[0]?.answer();
    await flush();
    expect(rows.map(({ load }) => load.state)).toEqual(Array(25).fill('matched'));
    expect(bench.settled).toHaveLength(1);
    expect(bench.settled[0]?.size).toBe(25);
    expect(bench.clock.timers).toBe(0);
  });

  it('waits for announced rows that have not called in, but not longer than 16 ms', async () => {
    const bench = createBench();
    for (const each of lookups(0, 3)) bench.planner.show(each);
    bench.load(lookup('t0'));
    await bench.clock.advance(10);
    bench.load(lookup('t1'));
    await bench.clock.advance(5);
    expect(bench.calls).toHaveLength(0);
    await bench.clock.advance(1);
    expect(bench.sent()).toEqual([['t0', 't1']]);
    bench.load(lookup('t2'));
    await flush();
    expect(bench.sent()).toEqual([['t0', 't1'], ['t2']]);
  });

  it('does not wait for rows on screen that are known or that failed a moment ago', async () => {
    const bench = createBench();
    bench.row(lookup('failed'));
    await flush();
    bench.calls[0]?.answer({});
    await flush();
    bench.known.add(lookup('known').key);
    bench.planner.show(lookup('known'));
    bench.planner.show(lookup('failed'));
    bench.row(lookup('asked'));
    await flush();
    expect(bench.sent()).toEqual([['failed'], ['asked']]);
  });

  it('sends a demand that was never shown at once, and keeps it until its signal aborts', async () => {
    const bench = createBench({ concurrency: 1 });
    bench.load(lookup('busy'));
    await flush();
    const kept = bench.load(lookup('kept'));
    const left = bench.load(lookup('left'));
    left.controller.abort();
    await flush();
    expect(left.state).toBe('cancelled');
    bench.calls[0]?.answer();
    await flush();
    expect(bench.sent()).toEqual([['busy'], ['kept']]);
    bench.calls[1]?.answer();
    await flush();
    expect(kept.state).toBe('matched');
  });

  it('spreads 30 rows over two calls of 15 before it fills them', async () => {
    const bench = createBench();
    bench.planner.setNext({}, lookups(100, 125));
    bench.rows(lookups(0, 30));
    await flush();
    expect(bench.sent().map((ids) => ids.length)).toEqual([25, 25]);
    expect(bench.sent().map((ids) => ids.filter((id) => id.length < 4).length)).toEqual([15, 15]);
    expect(bench.events).toContainEqual(expect.objectContaining({ type: 'sent', filled: 10 }));
    expect(new Set(bench.sent().flat()).size).toBe(50);
  });

  it('spreads 90 rows so that no call is larger than another by more than one row', async () => {
    const bench = createBench({ concurrency: 9 });
    bench.rows(lookups(0, 90));
    await flush();
    expect(bench.sent().map((ids) => ids.length)).toEqual([23, 23, 22, 22]);
  });

  it('makes no call for the sake of the rows outside', async () => {
    const bench = createBench();
    bench.planner.setNext({}, lookups(0, 25));
    await bench.clock.advance(1_000);
    expect(bench.calls).toHaveLength(0);
  });

  it('does not fill with what is known, asked, failed a moment ago, nameless or of other options', async () => {
    const bench = createBench();
    bench.row(lookup('failed'));
    await flush();
    bench.calls[0]?.answer({});
    await flush();
    bench.row(lookup('flying'));
    await flush();
    bench.known.add(lookup('known').key);
    bench.planner.setNext({}, [
      lookup('known'),
      lookup('failed'),
      lookup('flying'),
      lookup('nameless', { merchant_name: ' x ' }),
      lookup('other', {}, 'extended'),
      lookup('fit'),
      { ...lookup('fit'), transaction: lookup('same key').transaction },
    ]);
    bench.row(lookup('asked'));
    await flush();
    expect(bench.sent()[2]).toEqual(['asked', 'fit']);
  });

  it('fills nothing when told so', async () => {
    const bench = createBench({ prefetch: 'none' });
    bench.planner.setNext({}, lookups(100, 125));
    bench.row(lookup('a'));
    await flush();
    expect(bench.sent()).toEqual([['a']]);
  });

  it('lets a row ride along that was due once, failed, and is still on screen', async () => {
    const bench = createBench();
    bench.row(lookup('failed'));
    await flush();
    bench.calls[0]?.answer({});
    await bench.clock.advance(31_000);
    bench.planner.setNext({}, [lookup('failed')]);
    bench.row(lookup('a'));
    await flush();
    expect(bench.sent()[1]).toEqual(['a', 'failed']);
    expect(bench.events.at(-1)).toMatchObject({ type: 'sent', filled: 1 });
  });

  it('lets a row that filled a call join its flight when it is shown', async () => {
    const bench = createBench();
    bench.planner.setNext({}, [lookup('next')]);
    bench.row(lookup('a'));
    await flush();
    const joined = bench.row(lookup('next'));
    await bench.clock.advance(20);
    bench.calls[0]?.answer();
    await flush();
    expect(joined.load.state).toBe('matched');
    expect(bench.calls).toHaveLength(1);
  });

  it('sends a row that waited for a slot as soon as there is one, whatever is announced or scrolls', async () => {
    const bench = createBench({ concurrency: 1 });
    bench.row(lookup('busy'));
    await flush();
    bench.row(lookup('waits'));
    await bench.clock.advance(50);
    bench.planner.show(lookup('announced'));
    bench.planner.setScrolling(bench, true);
    await flush();
    bench.calls[0]?.answer();
    await flush();
    expect(bench.sent()).toEqual([['busy'], ['waits']]);
  });

  it('never mixes request options in a call, and counts slots across all of them', async () => {
    const bench = createBench();
    const of = (id: string, options: object) => ({
      ...lookup(id),
      key: id,
      group: groupOf({ type: 'restrictive', ...options }),
    });
    bench.rows([
      of('a', { language: 'de', logo_size: '2x' }),
      of('b', { logo_size: '2x', language: 'de', clearResponse: undefined }),
      of('c', { language: 'fr' }),
      of('d', { type: 'extended' }),
    ]);
    await flush();
    expect(bench.sent()).toEqual([['a', 'b'], ['c']]);
    bench.calls[0]?.answer();
    await flush();
    expect(bench.sent()[2]).toEqual(['d']);
  });

  it('puts two lookups with the same id into different calls', async () => {
    const bench = createBench();
    const rows = bench.rows([lookup('same', { city: 'Bath' }), lookup('same', { city: 'York' })]);
    await flush();
    expect(bench.sent()).toEqual([['same'], ['same']]);
    bench.calls[0]?.answer({ same: [{ name: 'Bath Shop' }] });
    bench.calls[1]?.answer({ same: [{ name: 'York Shop' }] });
    await flush();
    expect(rows.map(({ load }) => load.outcome)).toMatchObject([
      { merchants: [{ name: 'Bath Shop' }] },
      { merchants: [{ name: 'York Shop' }] },
    ]);
  });

  it('asks what is on screen before what is merely demanded, and the newest rows first', async () => {
    const bench = createBench({ concurrency: 1, maxSize: 2 });
    bench.load(lookup('busy'));
    await flush();
    bench.load(lookup('demanded'));
    bench.rows([lookup('old1'), lookup('old2')]);
    await bench.clock.advance(50);
    bench.rows([lookup('new1'), lookup('new2')]);
    await bench.clock.advance(50);
    for (let call = 0; call < 4; call += 1) {
      bench.calls[call]?.answer();
      await flush();
    }
    expect(bench.sent()).toEqual([['busy'], ['new1', 'new2'], ['old1', 'old2'], ['demanded']]);
  });
});

describe('a round', () => {
  it('is waited for again by a row that is loaded again', async () => {
    const bench = createBench();
    bench.row(lookup('a'));
    await flush();
    bench.calls[0]?.answer();
    await flush();
    bench.planner.show(lookup('b'));
    bench.load(lookup('a'));
    await flush();
    expect(bench.calls).toHaveLength(1);
    bench.load(lookup('b'));
    await flush();
    expect(bench.sent()[1]).toEqual(['a', 'b']);
  });

  it('begins with the first load after the one before', async () => {
    const bench = createBench();
    bench.row(lookup('a'));
    await bench.clock.advance(100);
    for (const each of lookups(0, 2)) bench.planner.show(each);
    bench.load(lookup('t0'));
    await bench.clock.advance(15);
    expect(bench.calls).toHaveLength(1);
    await bench.clock.advance(1);
    expect(bench.sent()[1]).toEqual(['t0']);
  });

  it('does not hold a demand that joined a call and was put back', async () => {
    const bench = createBench();
    bench.planner.setNext({}, [lookup('next')]);
    bench.row(lookup('a'));
    await flush();
    const demand = bench.load(lookup('next'));
    bench.planner.show(lookup('never loaded'));
    bench.calls[0]?.fail(httpError('rate-limited', 429, 1_000));
    await bench.clock.advance(1_000);
    bench.calls[1]?.answer();
    await flush();
    expect(demand.state).toBe('matched');
  });

  it('does not wait for a row that filled a call and left', async () => {
    const bench = createBench();
    const leave = bench.planner.show(lookup('filled'));
    bench.planner.setNext({}, [lookup('filled')]);
    bench.load(lookup('a'));
    await bench.clock.advance(16);
    expect(bench.sent()).toEqual([['a', 'filled']]);
    leave();
    await flush();
    bench.load(lookup('b'));
    await flush();
    expect(bench.sent()[1]).toEqual(['b']);
  });

  it('is not filled from rows that another call of it will carry', async () => {
    const bench = createBench();
    bench.planner.setNext({}, lookups(0, 30));
    bench.rows(lookups(0, 30));
    await flush();
    expect(bench.sent().map((ids) => ids.length)).toEqual([15, 15]);
  });
});

describe('the rows of one call', () => {
  it('keep their order on screen, although the newest are chosen first', async () => {
    const bench = createBench({ concurrency: 1 });
    bench.load(lookup('busy'));
    await flush();
    bench.row(lookup('a'));
    await bench.clock.advance(50);
    bench.row(lookup('b'));
    await flush();
    bench.calls[0]?.answer();
    await flush();
    expect(bench.sent()[1]).toEqual(['a', 'b']);
  });

  it('stay within the byte cap when their sizes differ', async () => {
    const bench = createBench({ maxBytes: 300, concurrency: 9 });
    bench.rows([
      lookup('short1'),
      lookup('long1', { merchant_name: 'x'.repeat(180) }),
      lookup('long2', { merchant_name: 'x'.repeat(180) }),
      lookup('short2'),
    ]);
    await flush();
    const bytes = bench.calls.map(({ request }) => Buffer.byteLength(JSON.stringify(request)));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(300);
    expect(bench.sent()).toEqual([
      ['short1', 'long1'],
      ['long2', 'short2'],
    ]);
  });

  it('take along only what fits', async () => {
    const bench = createBench({ maxBytes: 150 });
    bench.planner.setNext({}, [lookup('large', { merchant_name: 'x'.repeat(50) }), lookup('fit')]);
    bench.row(lookup('a'));
    await flush();
    expect(bench.sent()).toEqual([['a', 'fit']]);
  });
});

describe('while scrolling', () => {
  it('asks a row once it stayed for the dwell, whatever other rows do', async () => {
    const bench = createBench({ prefetch: 'none' });
    bench.planner.setScrolling(bench, true);
    bench.row(lookup('a'));
    await bench.clock.advance(60);
    bench.row(lookup('b'));
    await bench.clock.advance(39);
    expect(bench.calls).toHaveLength(0);
    await bench.clock.advance(1);
    expect(bench.sent()).toEqual([['a']]);
    await bench.clock.advance(60);
    expect(bench.sent()).toEqual([['a'], ['b']]);
  });

  it('takes rows on screen along that have not dwelled yet, before those outside', async () => {
    const bench = createBench({ maxSize: 3 });
    bench.planner.setScrolling(bench, true);
    bench.planner.setNext(bench, [lookup('next1'), lookup('next2')]);
    bench.row(lookup('a'));
    await bench.clock.advance(60);
    bench.row(lookup('b'));
    await bench.clock.advance(40);
    expect(bench.sent()).toEqual([['a', 'b', 'next1']]);
    expect(bench.events).toContainEqual(expect.objectContaining({ type: 'sent', filled: 2 }));
  });

  it('sends what is on screen when scrolling ends, as soon as all sources came to rest', async () => {
    const bench = createBench();
    const other = {};
    bench.planner.setScrolling(bench, true);
    bench.planner.setScrolling(other, true);
    bench.row(lookup('a'));
    bench.planner.setScrolling(bench, false);
    await flush();
    expect(bench.calls).toHaveLength(0);
    bench.planner.setScrolling(other, false);
    await flush();
    expect(bench.sent()).toEqual([['a']]);
  });

  it('sends demands at once', async () => {
    const bench = createBench();
    bench.planner.setScrolling(bench, true);
    bench.load(lookup('opened', {}, 'extended'));
    await flush();
    expect(bench.sent()).toEqual([['opened']]);
  });

  it('does not start the dwell again when an effect merely runs again', async () => {
    const bench = createBench();
    bench.planner.setScrolling(bench, true);
    const row = bench.row(lookup('a'));
    await bench.clock.advance(90);
    row.leave(false);
    bench.planner.show(lookup('a'));
    await bench.clock.advance(10);
    expect(bench.sent()).toEqual([['a']]);
    expect(row.load.state).toBe('pending');
  });
});

describe('answers', () => {
  it('tells matched, cleaned and unmatched apart, and keeps the receipt', async () => {
    const bench = createBench();
    const rows = bench.rows(lookups(0, 3));
    await flush();
    bench.calls[0]?.context.setReceipt({ 'x-request-id': '7' });
    bench.calls[0]?.answer({
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
      const bench = createBench();
      const rows = bench.rows([lookup('a', { merchant_name }), lookup('b', { merchant_name })]);
      await flush();
      expect(rows.map(({ load }) => load.state)).toEqual(['unmatched', 'unmatched']);
      expect(bench.calls).toHaveLength(0);
      expect(bench.settled).toHaveLength(1);
      expect(bench.events).toEqual([
        { type: 'queued', id: 'a' },
        { type: 'queued', id: 'b' },
        { type: 'skipped', id: 'a', reason: 'nameless' },
        { type: 'skipped', id: 'b', reason: 'nameless' },
      ]);
    },
  );

  it('hands everything over before any promise settles', async () => {
    const bench = createBench();
    const order: string[] = [];
    bench.planner.load(lookup('a')).then(() => order.push(`promise after ${bench.settled.length}`));
    await flush();
    bench.calls[0]?.answer();
    await flush();
    expect(order).toEqual(['promise after 1']);
  });

  it('names call, ids and duration in its events, never text', async () => {
    const bench = createBench();
    bench.rows([lookup('a'), lookup('b')]);
    await flush();
    await bench.clock.advance(150);
    bench.calls[0]?.answer({ a: [{ name: 'SECRET', rating: 'bad' }], b: null, c: [] });
    await flush();
    expect(bench.events).toEqual([
      { type: 'queued', id: 'a' },
      { type: 'queued', id: 'b' },
      { type: 'sent', call: 1, ids: ['a', 'b'], filled: 0, attempt: 1 },
      { type: 'field-dropped', id: 'a', field: 'rating' },
      { type: 'extra', count: 1 },
      { type: 'received', call: 1, ids: ['a'], durationMs: 150 },
      { type: 'failed', call: 1, ids: ['b'], kind: 'malformed', durationMs: 150 },
    ]);
  });
});

describe('stop', () => {
  it('drops what is queued and in flight, aborts calls, and leaves no timer and no listener', async () => {
    const bench = createBench({ concurrency: 1 });
    const rows = bench.rows(lookups(0, 30));
    await flush();
    bench.planner.stop();
    await flush();
    expect(rows.map(({ load }) => load.state)).toEqual(Array(30).fill('cancelled'));
    expect(bench.calls.map(({ context }) => context.signal.aborted)).toEqual([true]);
    expect(bench.clock.timers).toBe(0);
    expect(bench.clock.listeners).toBe(0);
    expect(bench.settled).toHaveLength(0);
  });

  it('drops whatever is loaded afterwards, and everything else does nothing', async () => {
    const bench = createBench();
    bench.planner.stop();
    const row = bench.row(lookup('a'));
    bench.planner.setScrolling(bench, true);
    bench.planner.setNext(bench, lookups(0, 2));
    bench.retry(lookup('a').key);
    await flush();
    expect(row.load.state).toBe('cancelled');
    row.leave();
    bench.planner.stop();
    await bench.clock.advance(1_000);
    expect(bench.calls).toHaveLength(0);
    expect(bench.clock.timers).toBe(0);
  });
});
