import { describe, expect, it } from 'vitest';
import { LookupCancelledError } from '../../src/planner/types.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import { type FakeClock, flush } from './fakeClock.js';
import {
  bodyFor,
  createHarness,
  httpError,
  type Load,
  lookup,
  lookups,
  type SeenRequest,
} from './plannerHarness.js';

const states = (loads: readonly { load: Load }[]) => loads.map(({ load }) => load.state);
const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;
const rejectIf = (isBad: (id: string) => boolean) => (request: SeenRequest) =>
  request.ids.some(isBad) ? request.fail(httpError('rejected', 400)) : request.respond();

describe('leaving', () => {
  it('sends shared content once for the row that stays when the other leaves before dispatch', async () => {
    const harness = createHarness();
    const [stays, leaves] = harness.rows([lookup('a'), lookup('a')]);
    leaves?.leave();
    await flush();
    expect(harness.sent()).toEqual([['a']]);
    harness.requests[0]?.respond();
    await flush();
    expect(stays?.load.state).toBe('matched');
    expect(leaves?.load.state).toBe('cancelled');
  });

  it('requests a row again that was cancelled in the queue and comes back', async () => {
    const harness = createHarness();
    const gone = harness.row(lookup('a'));
    gone.leave();
    await flush();
    expect(gone.load.outcome).toBeInstanceOf(LookupCancelledError);
    expect(harness.requests).toHaveLength(0);
    const back = harness.row(lookup('a'));
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(back.load.state).toBe('matched');
    expect(harness.eventTypes()).toEqual(['queued', 'cancelled', 'queued', 'sent', 'received']);
  });

  it('rejects the promise of a row that is merely hidden before dispatch', async () => {
    const harness = createHarness();
    const hidden = harness.row(lookup('a'));
    hidden.leave(false);
    await flush();
    expect(hidden.load.state).toBe('cancelled');
    expect(harness.requests).toHaveLength(0);
  });

  it('has a row reverted that is cancelled although a load is pending, and no other', async () => {
    const harness = createHarness();
    const [hidden, gone, both, requested] = ['hidden', 'gone', 'both', 'requested'].map((id) =>
      lookup(id),
    );
    if (!hidden || !gone || !both || !requested) throw new Error('expected four lookups');
    harness.row(hidden).leave(false);
    harness.row(gone).leave();
    harness.row(both).leave();
    harness.row(both).leave(false);
    harness.row(requested);
    expect(harness.reverted).toEqual([]);
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(harness.sent()).toEqual([['requested']]);
    expect(harness.reverted).toEqual([hidden.key, both.key]);
  });

  it('joins the request when a row leaves and comes back before the answer', async () => {
    const harness = createHarness();
    harness.row(lookup('a')).leave();
    const gone = harness.row(lookup('a'));
    await flush();
    gone.leave();
    await harness.clock.advance(50);
    const back = harness.row(lookup('a'));
    await harness.clock.advance(50);
    expect(harness.requests).toHaveLength(1);
    expect(harness.requests[0]?.context.signal.aborted).toBe(false);
    harness.requests[0]?.respond();
    await flush();
    expect(back.load.state).toBe('matched');
    expect(harness.eventTypes()).not.toContain('failed');
  });

  it('hands the answer over although the row left in flight', async () => {
    const harness = createHarness();
    const gone = harness.row(lookup('a'));
    await flush();
    gone.leave();
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect([...(harness.settled[0] ?? [])]).toMatchObject([
      [lookup('a').key, { status: 'matched', lookupId: 'a' }],
    ]);
    expect(harness.clock.timers).toBe(0);
  });

  it('answers a row that was merely hidden in flight', async () => {
    const harness = createHarness();
    const hidden = harness.row(lookup('a'));
    await flush();
    hidden.leave(false);
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(hidden.load.state).toBe('matched');
  });

  it('survives rows that mount, unmount and mount again in one task', async () => {
    const harness = createHarness();
    const twice = lookups(0, 25).map((each) => {
      harness.row(each).leave();
      return harness.row(each);
    });
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([25]);
    expect(count(harness.eventTypes(), 'queued')).toBe(25);
    harness.requests[0]?.respond();
    await flush();
    expect(states(twice)).toEqual(Array(25).fill('matched'));
  });

  it('takes a visible row back only once', async () => {
    const harness = createHarness();
    const leave = harness.planner.markVisible(lookup('a'));
    const stays = harness.row(lookup('a'));
    leave();
    leave();
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect(stays.load.state).toBe('matched');
  });
});

describe('size', () => {
  it('makes two balanced requests of 26 rows', async () => {
    const harness = createHarness();
    harness.rows(lookups(0, 26));
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([13, 13]);
  });

  it('makes a third request when the byte cap forces it, each request within the cap', async () => {
    const long = 'é'.repeat(100);
    const maxBytes = 2_400;
    const harness = createHarness({ maxBytes, concurrency: 9 });
    harness.rows(
      lookups(0, 26).map(({ transaction: { id } }) => lookup(id, { merchant_name: long })),
    );
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([9, 9, 8]);
    for (const { body } of harness.requests) {
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(maxBytes);
    }
  });

  it('counts rows and bytes apart: 24 short rows and a long one share a request', async () => {
    const harness = createHarness();
    const long = lookup('long', { merchant_name: 'x'.repeat(6_500) });
    harness.rows([long, ...lookups(0, 24)]);
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([25]);
  });

  it('spreads rows evenly by bytes when bytes make the second request necessary', async () => {
    const harness = createHarness({ maxBytes: 1_000 });
    const long = (id: string) => lookup(id, { merchant_name: 'x'.repeat(300) });
    harness.rows([long('a'), long('b'), long('c'), long('d'), ...lookups(0, 4)]);
    await flush();
    expect(harness.sent()).toEqual([
      ['a', 'b', 't0', 't1'],
      ['c', 'd', 't2', 't3'],
    ]);
  });

  it('counts every comma of a request', async () => {
    const rows = lookups(0, 5);
    const body = { type: 'restrictive', transactions: rows.map(({ transaction }) => transaction) };
    const bytes = Buffer.byteLength(JSON.stringify(body));
    for (const [maxBytes, sizes] of [
      [bytes, [5]],
      [bytes - 1, [3, 2]],
    ] as const) {
      const harness = createHarness({ maxBytes });
      harness.rows(rows);
      await flush();
      expect(harness.sent().map((ids) => ids.length)).toEqual(sizes);
    }
  });

  it('sends a request of exactly the byte cap, and fails a row of one byte more alone', async () => {
    const body = (id: string) =>
      JSON.stringify({ type: 'restrictive', transactions: [lookup(id).transaction] });
    const harness = createHarness({ maxBytes: Buffer.byteLength(body('1234')) });
    const rows = harness.rows([lookup('1234'), lookup('12345'), lookup('5678')]);
    await flush();
    expect(harness.sent()).toEqual([['1234'], ['5678']]);
    expect(states(rows)).toEqual(['pending', 'too-large', 'pending']);
    expect(rows[1]?.load.outcome).toMatchObject({ transactionIds: ['12345'] });
    expect(harness.events).toContainEqual({ type: 'skipped', id: '12345', reason: 'too-large' });
  });
});

describe('the answer', () => {
  it('fails bad rows alone: missing, null, an error object; extra, numeric and odd ids do no harm', async () => {
    const harness = createHarness();
    const ids = ['a', '__proto__', '7', 'constructor', 'null', 'error', 'missing'];
    const rows = harness.rows(ids.map((id) => lookup(id)));
    await flush();
    harness.requests[0]?.respond(
      JSON.parse(
        '{"extra1":[{}],"7":[{"name":"Seven"}],"error":{"error":"bad"},"null":null,"extra2":[],' +
          '"__proto__":[{"name":"Proto"}],"a":[{"name":"A"}],"constructor":[]}',
      ),
    );
    await flush();
    expect(states(rows)).toEqual([
      'matched',
      'matched',
      'matched',
      'unmatched',
      'malformed',
      'malformed',
      'missing',
    ]);
    expect(rows[1]?.load.outcome).toMatchObject({ merchants: [{ name: 'Proto' }] });
    expect(harness.settled).toHaveLength(1);
    expect(harness.settled[0]?.size).toBe(7);
    expect(harness.events).toContainEqual({ type: 'extra', count: 2 });
    expect(harness.events).toContainEqual({ type: 'missing', id: 'missing' });
  });

  it.each([
    ['text', '<html>'],
    ['an array', []],
    ['null', null],
    ['nothing', undefined],
  ])('fails every row when the body is %s, and retries nothing', async (_, body) => {
    const harness = createHarness();
    const rows = harness.rows(lookups(0, 2));
    await flush();
    harness.requests[0]?.respond(body);
    await harness.clock.runOut();
    expect(states(rows)).toEqual(['malformed', 'malformed']);
    expect(harness.requests).toHaveLength(1);
    expect(harness.settled).toHaveLength(1);
  });

  it('gives every waiter of a row that failed the same error, and each row its own', async () => {
    const harness = createHarness();
    const loads = ['a', 'a', 'b'].map((id) => harness.load(lookup(id)));
    await flush();
    harness.requests[0]?.respond('no');
    await flush();
    const [one, same, other] = loads.map(({ outcome }) => outcome);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(other).toMatchObject({ transactionIds: ['b'] });
  });

  it('keeps lookups of equal text in another country apart', async () => {
    const harness = createHarness();
    harness.rows([lookup('a', { country: 'GB' }), lookup('b', { country: 'IE' })]);
    await flush();
    expect(harness.sent()).toEqual([['a', 'b']]);
  });
});

describe('a rejected request', () => {
  it.each([0, 7, 12, 24])('finds poisoned row %i of 25 in at most 11 requests', async (bad) => {
    const harness = createHarness(
      {},
      rejectIf((id) => id === `t${bad}`),
    );
    const rows = harness.rows(lookups(0, 25));
    await harness.clock.runOut();
    expect(count(states(rows), 'matched')).toBe(24);
    expect(rows[bad]?.load.state).toBe('rejected');
    expect(rows[bad]?.load.outcome).toMatchObject({ status: 400, transactionIds: [`t${bad}`] });
    expect(harness.requests.length).toBeLessThanOrEqual(11);
    expect(harness.eventTypes()).not.toContain('paused');
    expect(harness.mayLoad(lookup(`t${bad}`).key)).toBe(false);
  });

  it('finds two poisoned rows within 16 extra batches, at the cost of at most one good row', async () => {
    const harness = createHarness(
      {},
      rejectIf((id) => id === 't3' || id === 't20'),
    );
    const rows = harness.rows(lookups(0, 25));
    await harness.clock.runOut();
    expect(harness.requests.length).toBeLessThanOrEqual(17);
    expect(count(states(rows), 'matched')).toBeGreaterThanOrEqual(22);
    expect(rows[3]?.load.state).toBe('rejected');
    expect(rows[20]?.load.state).toBe('rejected');
    expect(harness.eventTypes()).not.toContain('paused');
  });

  it('stops after 16 extra batches when all are poisoned, fails them together and pauses', async () => {
    const harness = createHarness(
      {},
      rejectIf(() => true),
    );
    const rows = harness.rows(lookups(0, 25));
    await harness.clock.runOut(900);
    expect(harness.requests).toHaveLength(17);
    expect(states(rows)).toEqual(Array(25).fill('rejected'));
    expect(harness.settled.map((outcomes) => outcomes.size)).toEqual([25]);
    expect(harness.events).toContainEqual({ type: 'paused', reason: 'rejected', waitMs: 1_000 });
    const later = harness.row(lookup('later'));
    await flush();
    expect(later.load.state).toBe('rejected');
    expect(harness.requests).toHaveLength(17);
  });

  it('fails a lone bad row alone; only the third in a row without a success pauses', async () => {
    const harness = createHarness(
      {},
      rejectIf((id) => id.startsWith('bad')),
    );
    const ask = async (id: string) => {
      const row = harness.row(lookup(id));
      await harness.clock.runOut();
      return row.load.state;
    };
    expect(await ask('bad1')).toBe('rejected');
    expect(await ask('bad2')).toBe('rejected');
    expect(await ask('good')).toBe('matched');
    expect(await ask('bad3')).toBe('rejected');
    expect(await ask('bad4')).toBe('rejected');
    expect(harness.eventTypes()).not.toContain('paused');
    expect(await ask('bad5')).toBe('rejected');
    expect(harness.eventTypes()).toContain('paused');
    expect(await ask('good2')).toBe('rejected');
  });

  it('counts nothing against the caller for bad rows that left in flight', async () => {
    const harness = createHarness();
    for (const id of ['a', 'b', 'c', 'd']) {
      const row = harness.row(lookup(id));
      await flush();
      row.leave();
      harness.open()[0]?.fail(httpError('rejected', 400));
      await flush();
    }
    expect(count(harness.eventTypes(), 'cancelled')).toBe(4);
    expect(harness.eventTypes()).not.toContain('paused');
  });

  it('lets a bad row that left and came back before the end fail, without asking again', async () => {
    const harness = createHarness({ concurrency: 1 });
    const [bad] = harness.rows([lookup('bad'), lookup('good')]);
    await flush();
    harness.requests[0]?.fail(httpError('rejected', 400));
    await flush();
    harness.requests[1]?.fail(httpError('rejected', 400));
    await flush();
    bad?.leave();
    await flush();
    const back = harness.row(lookup('bad'));
    await flush();
    harness.requests[2]?.respond();
    await flush();
    expect(harness.sent()).toEqual([['bad', 'good'], ['bad'], ['good']]);
    expect(back.load.state).toBe('rejected');
    expect(harness.settled.map((outcomes) => outcomes.size)).toEqual([2]);
  });

  it('leaves the rows behind that only filled the request, before it cuts those on screen', async () => {
    const harness = createHarness(
      {},
      rejectIf((id) => id === 'poison'),
    );
    harness.planner.setNext({}, [lookup('poison')]);
    const rows = harness.rows(lookups(0, 12));
    await harness.clock.runOut();
    expect(states(rows)).toEqual(Array(12).fill('matched'));
    expect(harness.sent().map((ids) => ids.length)).toEqual([13, 12]);
    expect(harness.events).toContainEqual({ type: 'split', batch: 1, sizes: [12] });
  });
});

describe('a rate limit', () => {
  it('makes one pause for two requests in flight, then requests newly visible rows first', async () => {
    const harness = createHarness({ prefetch: 'none' });
    const rows = harness.rows(lookups(0, 30));
    await flush();
    expect(harness.requests).toHaveLength(2);
    harness.requests[0]?.fail(httpError('rate-limited', 429, 5_000));
    await harness.clock.advance(10);
    harness.requests[1]?.fail(httpError('rate-limited', 429, 5_000));
    await harness.clock.advance(1_000);
    for (const row of rows.slice(0, 20)) row.leave();
    const fresh = harness.rows(lookups(50, 70));
    await harness.clock.advance(3_999);
    expect(harness.requests).toHaveLength(2);
    await harness.clock.advance(1);
    expect(harness.sent()[2]).toEqual(lookups(50, 65).map(({ transaction }) => transaction.id));
    expect(harness.sent().slice(2).flat()).toHaveLength(30);
    expect(harness.sent().slice(2).flat()).not.toContain('t0');
    for (const request of harness.open()) request.respond();
    await flush();
    expect(states([...rows.slice(20), ...fresh])).toEqual(Array(30).fill('matched'));
    expect(states(rows.slice(0, 20))).toEqual(Array(20).fill('cancelled'));
    expect(harness.events.filter(({ type }) => type === 'paused')).toEqual([
      { type: 'paused', reason: 'rate-limited', waitMs: 5_000 },
    ]);
  });

  it('keeps rows pending through three waits of 1, 2 and 4 s, then fails them', async () => {
    const harness = createHarness({}, (request) => request.fail(httpError('rate-limited', 503)));
    const row = harness.row(lookup('a'));
    const sentAfter = async (ms: number) => {
      await harness.clock.advance(ms);
      return harness.requests.length;
    };
    expect(await sentAfter(999)).toBe(1);
    expect(await sentAfter(1)).toBe(2);
    expect(await sentAfter(1_999)).toBe(2);
    expect(await sentAfter(1)).toBe(3);
    expect(row.load.state).toBe('pending');
    expect(await sentAfter(3_999)).toBe(3);
    expect(await sentAfter(1)).toBe(4);
    expect(row.load.state).toBe('rate-limited');
    expect(row.load.outcome).toMatchObject({ status: 503, transactionIds: ['a'] });
  });

  it('takes a date in the past for no date, and waits at most 60 s', async () => {
    const harness = createHarness();
    harness.row(lookup('a'));
    await flush();
    harness.requests[0]?.fail(httpError('rate-limited', 429, 0));
    await harness.clock.advance(999);
    expect(harness.requests).toHaveLength(1);
    await harness.clock.advance(1);
    harness.requests[1]?.fail(httpError('rate-limited', 429, 86_400_000));
    await harness.clock.advance(59_999);
    expect(harness.requests).toHaveLength(2);
    await harness.clock.advance(1);
    expect(harness.requests).toHaveLength(3);
  });

  it('counts requests that were in flight together as one wait, and the longest wait wins', async () => {
    const harness = createHarness({ prefetch: 'none' });
    const rows = harness.rows(lookups(0, 30));
    await flush();
    for (let wait = 1; wait <= 3; wait += 1) {
      const [first, second] = harness.open();
      first?.fail(httpError('rate-limited', 429, 3_000));
      await flush();
      second?.fail(httpError('rate-limited', 429, 1_000));
      await harness.clock.advance(2_999);
      expect(harness.open()).toHaveLength(0);
      await harness.clock.advance(1);
      expect(harness.open()).toHaveLength(2);
    }
    expect(states(rows)).toEqual(Array(30).fill('pending'));
  });

  it('counts its waits anew after a success', async () => {
    let turn = 0;
    const harness = createHarness({ concurrency: 1, maxSize: 1 }, (request) => {
      turn += 1;
      if (turn % 4 === 0) request.respond();
      else request.fail(httpError('rate-limited', 429, 1_000));
    });
    const rows = harness.rows(lookups(0, 3));
    await harness.clock.runOut();
    expect(states(rows)).toEqual(['matched', 'matched', 'matched']);
  });

  it('resumes a split where it was', async () => {
    let limited = false;
    const harness = createHarness({}, (request) => {
      if (request.ids.length === 13 && !limited) {
        limited = true;
        request.fail(httpError('rate-limited', 429, 2_000));
      } else rejectIf((id) => id === 't1')(request);
    });
    const rows = harness.rows(lookups(0, 25));
    await harness.clock.runOut();
    expect(count(states(rows), 'matched')).toBe(24);
    expect(harness.requests.length).toBeLessThanOrEqual(12);
  });
});

describe('a broken service', () => {
  it('gets the same batch at most three times, never split, then every row fails at once', async () => {
    const harness = createHarness({}, (request) => request.fail(httpError('server', 500)));
    const rows = harness.rows(lookups(0, 25));
    await harness.clock.advance(499);
    expect(harness.requests).toHaveLength(1);
    await harness.clock.advance(1);
    expect(harness.requests).toHaveLength(2);
    await harness.clock.advance(999);
    expect(harness.requests).toHaveLength(2);
    await harness.clock.advance(1);
    expect(harness.sent()[1]).toEqual(harness.sent()[0]);
    expect(harness.sent()[2]).toEqual(harness.sent()[0]);
    expect(states(rows)).toEqual(Array(25).fill('server'));
    expect(harness.settled.map((outcomes) => outcomes.size)).toEqual([25]);
    await harness.clock.runOut();
    expect(harness.requests).toHaveLength(3);
  });

  it.each([
    ['server', 502],
    ['timeout', 408],
  ] as const)(
    'is not asked again at once where its %s says to come later',
    async (kind, status) => {
      const harness = createHarness({}, (request) => request.fail(httpError(kind, status, 30_000)));
      const rows = harness.rows(lookups(0, 25));
      await harness.clock.advance(5_000);
      expect(harness.requests).toHaveLength(1);
      expect(states(rows)).toEqual(Array(25).fill(kind));
    },
  );

  it('gets the batch no sooner than it asks, if that is soon', async () => {
    const harness = createHarness({}, (request) => request.fail(httpError('server', 502, 2_000)));
    harness.rows(lookups(0, 25));
    await harness.clock.advance(1_999);
    expect(harness.requests).toHaveLength(1);
    await harness.clock.advance(1);
    expect(harness.requests).toHaveLength(2);
    await harness.clock.advance(2_000);
    expect(harness.requests).toHaveLength(3);
    await harness.clock.runOut();
    expect(harness.requests).toHaveLength(3);
  });

  it('retries only rows still wanted, and no new row joins', async () => {
    const harness = createHarness();
    harness.planner.setNext({}, [lookup('filled')]);
    const [left, stays] = harness.rows([lookup('left'), lookup('stays')]);
    await flush();
    expect(harness.sent()).toEqual([['left', 'stays', 'filled']]);
    harness.requests[0]?.fail(httpError('server', 502));
    await flush();
    left?.leave();
    harness.row(lookup('new'));
    await flush();
    expect(harness.sent()[1]?.[0]).toBe('new');
    await harness.clock.advance(500);
    expect(harness.sent()[2]).toEqual(['stays']);
    expect(left?.load.state).toBe('cancelled');
    harness.requests[2]?.respond();
    await flush();
    expect(stays?.load.state).toBe('matched');
  });

  it('queues a row that left in backoff and came back, once', async () => {
    const harness = createHarness();
    const first = harness.row(lookup('a'));
    await flush();
    harness.requests[0]?.fail(httpError('server', 500));
    await flush();
    first.leave();
    await flush();
    const back = harness.row(lookup('a'));
    await harness.clock.advance(2_000);
    expect(harness.sent()).toEqual([['a'], ['a']]);
    harness.requests[1]?.respond();
    await harness.clock.runOut();
    expect(back.load.state).toBe('matched');
    expect(harness.requests).toHaveLength(2);
  });

  it('spreads retries by chance, between three and five quarters of the wait', async () => {
    for (const [random, ms] of [
      [0, 375],
      [0.998, 624.5],
    ] as const) {
      const harness = createHarness();
      harness.clock.setRandom(random);
      harness.row(lookup('a'));
      await flush();
      harness.requests[0]?.fail(new Error('reset'));
      await harness.clock.advance(ms - 1);
      expect(harness.requests).toHaveLength(1);
      await harness.clock.advance(1);
      expect(harness.requests).toHaveLength(2);
    }
  });

  it('fails neither rows that filled a request nor rows that left', async () => {
    const harness = createHarness({}, (request) => request.fail(httpError('server', 500)));
    harness.planner.setNext({}, [lookup('filled')]);
    harness.row(lookup('a'));
    await harness.clock.runOut();
    expect(harness.settled.flatMap((outcomes) => [...outcomes.keys()])).toEqual([lookup('a').key]);
    expect(harness.mayLoad(lookup('filled').key)).toBe(true);
  });
});

describe('a refused caller', () => {
  it('fails every row and every later load without a request, until a probe succeeds', async () => {
    const harness = createHarness({ concurrency: 1 });
    const rows = harness.rows(lookups(0, 30));
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(states(rows)).toEqual(Array(30).fill('unauthorized'));
    expect(harness.events).toContainEqual({
      type: 'paused',
      reason: 'unauthorized',
      waitMs: 1_000,
    });
    const later = harness.rows(lookups(40, 42));
    await flush();
    expect(states(later)).toEqual(['unauthorized', 'unauthorized']);
    expect(later[1]?.load.outcome).toMatchObject({ status: 401, transactionIds: ['t41'] });
    expect(harness.settled.at(-1)?.size).toBe(2);
    expect(harness.mayLoad(lookup('t41').key)).toBe(false);
    expect(harness.requests).toHaveLength(1);
    await harness.clock.advance(1_000);
    expect(harness.requests[1]?.ids).toHaveLength(3);
    harness.requests[1]?.respond();
    await flush();
    expect(harness.eventTypes()).toContain('resumed');
    expect(harness.requests[2]?.ids).toHaveLength(15);
    harness.requests[2]?.respond();
    await flush();
    harness.requests[3]?.respond();
    await flush();
    expect(harness.known.size).toBe(32);
    expect(harness.clock.timers).toBe(0);
  });

  it('fails what rests in backoff too, but not what is in flight', async () => {
    const harness = createHarness();
    const first = harness.row(lookup('a'));
    await flush();
    harness.requests[0]?.fail(httpError('server', 500));
    await flush();
    const inFlight = harness.row(lookup('b'));
    await flush();
    const refused = harness.row(lookup('c'));
    await flush();
    harness.requests[2]?.fail(httpError('unauthorized', 403));
    await flush();
    expect(states([first, inFlight, refused])).toEqual(['unauthorized', 'pending', 'unauthorized']);
    harness.requests[1]?.respond();
    await flush();
    expect(inFlight.load.state).toBe('matched');
    expect(harness.requests).toHaveLength(3);
  });

  it('ends a split whose parts were still to come', async () => {
    const harness = createHarness({ concurrency: 1 });
    const rows = harness.rows(lookups(0, 4));
    await flush();
    harness.requests[0]?.fail(httpError('rejected', 400));
    await flush();
    harness.requests[1]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(states(rows)).toEqual(Array(4).fill('unauthorized'));
    const ends = ['paused', 'failed', 'skipped'];
    expect(harness.events.filter(({ type }) => ends.includes(type))).toMatchObject([
      { type: 'failed', batch: 1, ids: ['t0', 't1', 't2', 't3'], status: 400, retried: true },
      { type: 'paused', reason: 'unauthorized' },
      { type: 'failed', batch: 2, ids: ['t0', 't1'], status: 401, retried: false },
      { type: 'skipped', id: 't2', reason: 'paused' },
      { type: 'skipped', id: 't3', reason: 'paused' },
    ]);
  });

  it('ends a bisection whose last open row the pause fails', async () => {
    const harness = createHarness();
    const rows = harness.rows([lookup('a'), lookup('b'), lookup('other', {}, 'extended')]);
    await flush();
    harness.open()[0]?.fail(httpError('rejected', 400));
    await flush();
    const [other, half] = harness.open();
    half?.fail(httpError('rejected', 400));
    other?.fail(httpError('unauthorized', 401));
    await flush();
    expect(states(rows)).toEqual(['rejected', 'unauthorized', 'unauthorized']);
  });

  it('ends a bisection after another one has paused the queue', async () => {
    const harness = createHarness();
    const extended = ['c', 'd'].map((id) => lookup(id, {}, 'extended'));
    const rows = harness.rows([lookup('a'), lookup('b'), ...extended]);
    await flush();
    for (const request of harness.open()) request.fail(httpError('rejected', 400));
    await flush();
    harness.open()[0]?.fail(httpError('rejected', 400));
    await flush();
    for (const request of harness.open()) request.fail(httpError('rejected', 400));
    await flush();
    expect(harness.sent()).toHaveLength(5);
    expect(states(rows)).toEqual(Array(4).fill('rejected'));
  });

  it('fails what is due when a row that leaves ends a bisection, which pauses the queue', async () => {
    const harness = createHarness({ concurrency: 1 });
    const [, , leaves] = harness.rows(lookups(0, 3));
    const kinds = ['rejected', 'rejected', 'server', 'rejected', 'rejected'] as const;
    for (const kind of kinds) {
      await flush();
      harness.open()[0]?.fail(httpError(kind, 400));
    }
    await flush();
    harness.row(lookup('busy'));
    await flush();
    const waits = harness.row(lookup('waits'));
    await flush();
    leaves?.leave();
    await flush();
    expect(harness.sent().at(-1)).toEqual(['busy']);
    expect(waits.load.state).toBe('rejected');
  });

  it('pauses once, by the first of two requests in flight', async () => {
    const harness = createHarness();
    harness.rows(lookups(0, 30));
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    harness.requests[1]?.fail(httpError('unauthorized', 403));
    await flush();
    expect(count(harness.eventTypes(), 'paused')).toBe(1);
    const later = harness.row(lookup('later'));
    await flush();
    expect(later.load.outcome).toMatchObject({ status: 401 });
  });

  it('says nothing when there is nothing to resume', () => {
    const harness = createHarness();
    harness.retry('any');
    expect(harness.events).toEqual([]);
  });
});

describe('offline', () => {
  it('pauses before it sends, says so once, and requests one batch per 25 rows on return', async () => {
    const harness = createHarness({ prefetch: 'none', concurrency: 4 });
    harness.clock.setConnection('offline');
    const rows = harness.rows(lookups(0, 40));
    await harness.clock.advance(60_000);
    rows.push(...harness.rows(lookups(40, 50)));
    await harness.clock.advance(60_000);
    expect(harness.requests).toHaveLength(0);
    expect(count(harness.eventTypes(), 'paused')).toBe(1);
    harness.clock.setConnection('online');
    await flush();
    expect(harness.sent().map((ids) => ids.length)).toEqual([25, 25]);
    expect(harness.events).toContainEqual({ type: 'resumed', reason: 'offline' });
    for (const request of harness.requests) request.respond();
    await flush();
    expect(states(rows)).toEqual(Array(50).fill('matched'));
  });

  it('does not count a failure in flight as an attempt', async () => {
    const harness = createHarness();
    const row = harness.row(lookup('a'));
    for (let lost = 0; lost < 5; lost += 1) {
      await flush();
      harness.clock.setConnection('offline');
      harness.requests[lost]?.fail(new TypeError('Failed to fetch'));
      await harness.clock.advance(10_000);
      expect(row.load.state).toBe('pending');
      harness.clock.setConnection('online');
    }
    await flush();
    harness.requests[5]?.respond();
    await flush();
    expect(row.load.state).toBe('matched');
    expect(harness.requests).toHaveLength(6);
  });

  it('does not count it for a part of a split either', async () => {
    const harness = createHarness({ concurrency: 1 });
    const rows = harness.rows(lookups(0, 2));
    await flush();
    harness.requests[0]?.fail(httpError('rejected', 400));
    for (let lost = 0; lost < 4; lost += 1) {
      await flush();
      harness.clock.setConnection('offline');
      harness.open()[0]?.fail(new TypeError('Failed to fetch'));
      await flush();
      harness.clock.setConnection('online');
    }
    await flush();
    for (let broken = 0; broken < 2; broken += 1) {
      harness.open()[0]?.fail(httpError('server', 500));
      await flush();
      harness.open()[0]?.respond();
      await harness.clock.advance(1_000);
    }
    for (const request of harness.open()) request.respond();
    await flush();
    expect(states(rows)).toEqual(['matched', 'matched']);
  });

  it('delays a retry whose backoff ends offline', async () => {
    const harness = createHarness();
    harness.row(lookup('a'));
    await flush();
    harness.requests[0]?.fail(httpError('server', 500));
    await flush();
    harness.clock.setConnection('offline');
    await harness.clock.advance(10_000);
    expect(harness.requests).toHaveLength(1);
    harness.clock.setConnection('online');
    await flush();
    expect(harness.requests).toHaveLength(2);
    expect(harness.clock.timers).toBe(1);
  });

  it.each([
    ['the browser knows better', (clock: FakeClock) => clock.setConnection('online')],
    ['the person comes back', (clock: FakeClock) => clock.comeBack()],
    ['half a minute is over', (clock: FakeClock) => clock.advance(40_000)],
  ])(
    'only by what a browser says, tries, waits after a failure, and goes on when %s',
    async (_, turn) => {
      const harness = createHarness({ prefetch: 'none' });
      harness.clock.setConnection('doubtful');
      const rows = harness.rows(lookups(0, 60));
      await flush();
      expect(harness.requests).toHaveLength(2);
      for (const request of harness.requests) request.fail(new TypeError('Failed to fetch'));
      await harness.clock.advance(10_000);
      expect(harness.requests).toHaveLength(2);
      expect(harness.events).toContainEqual({ type: 'paused', reason: 'offline' });
      await turn(harness.clock);
      await flush();
      harness.requests[2]?.respond();
      await flush();
      for (const request of harness.open()) request.respond();
      await flush();
      expect(states(rows)).toEqual(Array(60).fill('matched'));
      expect(count(harness.eventTypes(), 'resumed')).toBe(1);
    },
  );

  it('cancels rows that are hidden meanwhile', async () => {
    const harness = createHarness();
    harness.clock.setConnection('offline');
    const row = harness.row(lookup('a'));
    await flush();
    row.leave();
    await flush();
    expect(row.load.state).toBe('cancelled');
    harness.clock.setConnection('online');
    await flush();
    expect(harness.requests).toHaveLength(0);
  });
});

describe('a storage layer before the planner', () => {
  it('does not break 25 rows with 0 to 8 ms of latency into several requests', async () => {
    const harness = createHarness();
    const rows = lookups(0, 25);
    for (const row of rows) harness.planner.markVisible(row);
    for (const [index, row] of rows.entries()) {
      harness.clock.setTimer(() => harness.load(row), (index * 5) % 9);
    }
    await harness.clock.advance(8);
    expect(harness.sent().map((ids) => ids.length)).toEqual([25]);
  });
});

describe('two planners', () => {
  it('share nothing, and one that was stopped discards its answer', async () => {
    const [one, two] = [createHarness(), createHarness()];
    const old = one.row(lookup('a'));
    const other = two.row(lookup('a'));
    await flush();
    one.planner.stop();
    one.requests[0]?.respond();
    two.requests[0]?.respond(bodyFor(['a']));
    await flush();
    expect([old.load.state, other.load.state]).toEqual(['cancelled', 'matched']);
    expect(one.settled).toEqual([]);
  });
});

describe('failures', () => {
  it('may be requested again after 30 s, then twice that, at most 10 min; success and retry forget them', async () => {
    const harness = createHarness();
    const { key } = lookup('a');
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) {
      harness.row(lookup('a'));
      await flush();
      harness.requests.at(-1)?.respond({});
      await flush();
      let seconds = 0;
      for (; !harness.mayLoad(key); seconds += 1) await harness.clock.advance(1_000);
      waits.push(seconds);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 600, 600]);
    harness.row(lookup('a'));
    await flush();
    harness.requests.at(-1)?.respond();
    await flush();
    expect(harness.mayLoad(key)).toBe(true);
    harness.row(lookup('a'));
    await flush();
    harness.requests.at(-1)?.respond({});
    await flush();
    expect(harness.mayLoad(key)).toBe(false);
    harness.retry(key);
    expect(harness.mayLoad(key)).toBe(true);
  });

  it('never carry raw text', async () => {
    const harness = createHarness({}, (request) => request.fail(httpError('server', 500)));
    const row = harness.row(lookup('a', { merchant_name: 'SECRET 42' }));
    await harness.clock.runOut();
    const error = row.load.outcome as EnrichmentError;
    expect(error).toBeInstanceOf(EnrichmentError);
    expect(error.transactionIds).toEqual(['a']);
    expect(JSON.stringify([error, error.message, error.cause, harness.events])).not.toContain(
      'SECRET',
    );
  });
});
