import { describe, expect, it } from 'vitest';
import type { EnrichmentErrorKind } from '../../src/service/EnrichmentError.js';
import { flush } from './fakeClock.js';
import { createHarness, httpError, lookup, lookups, type SeenRequest } from './plannerHarness.js';

const MINUTE_MS = 60_000;

/** Refuses while `isDown`, and whatever `isBad` says afterwards. */
function createRefusal(kind: EnrichmentErrorKind, status: number, isBad = (_id: string) => false) {
  const service = { isDown: true };
  const handle = (request: SeenRequest) => {
    if (service.isDown || request.ids.some(isBad)) request.fail(httpError(kind, status));
    else request.respond();
  };
  return { service, handle };
}

const probeTimes = (harness: ReturnType<typeof createHarness>, times: readonly number[]) =>
  times.filter((_, index) => {
    const sent = harness.events.filter(({ type }) => type === 'sent')[index];
    return sent?.type === 'sent' && sent.probe;
  });

describe('a paused queue', () => {
  it.each([
    ['unauthorized', 401],
    ['unauthorized', 403],
    ['refused', 404],
    ['refused', 405],
    ['refused', 302],
    ['refused', 418],
  ] as const)(
    'probes by itself after %s (%i): 1 s, 30 s, doubling to 5 min',
    async (kind, status) => {
      const { handle } = createRefusal(kind, status);
      const times: number[] = [];
      const harness = createHarness({}, (request, clock) => {
        times.push(clock.now());
        handle(request);
      });
      harness.rows(lookups(0, 20));
      await harness.clock.advance(30 * MINUTE_MS);
      const [first = 0] = times;
      const seconds = probeTimes(harness, times).map((time) => Math.round((time - first) / 1000));
      expect(seconds.slice(0, 8)).toEqual([1, 31, 91, 211, 451, 751, 1051, 1351]);
      expect(harness.requests.slice(1).every(({ ids }) => ids.length === 3)).toBe(true);
    },
  );

  it('loads every visible row within one probe of the return, without any action', async () => {
    const { service, handle } = createRefusal('unauthorized', 401);
    const harness = createHarness({}, handle);
    harness.rows(lookups(0, 30));
    await harness.clock.advance(MINUTE_MS);
    expect(harness.known.size).toBe(0);
    service.isDown = false;
    await harness.clock.advance(MINUTE_MS);
    expect(harness.known.size).toBe(30);
  });

  it('costs at most 15 requests in ten minutes under a scrolling reader', async () => {
    const { service, handle } = createRefusal('unauthorized', 401);
    const harness = createHarness({}, handle);
    const screen = harness.rows(lookups(0, 10));
    let next = 10;
    for (let second = 0; second < 600; second += 1) {
      screen.shift()?.leave();
      screen.push(harness.row(lookup(`t${next}`)));
      next += 1;
      await harness.clock.advance(1_000);
    }
    expect(harness.requests.length).toBeLessThanOrEqual(15);
    expect(harness.requests.length).toBeGreaterThan(4);
    const onScreen = screen.map(({ load }) => load.lookup.key);
    service.isDown = false;
    await harness.clock.advance(5 * MINUTE_MS);
    expect(onScreen.every((key) => harness.known.has(key))).toBe(true);
  });

  it('requests only what is still on screen', async () => {
    const { service, handle } = createRefusal('refused', 404);
    const harness = createHarness({}, handle);
    const rows = harness.rows(lookups(0, 10));
    await flush();
    for (const row of rows.slice(2)) row.leave();
    service.isDown = false;
    await harness.clock.advance(MINUTE_MS);
    expect(harness.sent().slice(1).flat()).toEqual(['t0', 't1']);
    for (const row of rows) row.leave();
    expect(harness.clock.timers).toBe(0);
  });

  it('sends nothing while there is nothing on screen, and probes with the next row', async () => {
    const { service, handle } = createRefusal('unauthorized', 401);
    const harness = createHarness({}, handle);
    harness.row(lookup('a')).leave(false);
    await harness.clock.advance(10 * MINUTE_MS);
    expect(harness.requests).toHaveLength(0);
    const gone = harness.row(lookup('b'));
    await flush();
    gone.leave();
    await harness.clock.advance(10 * MINUTE_MS);
    expect(harness.requests).toHaveLength(1);
    service.isDown = false;
    const row = harness.row(lookup('c'));
    await flush();
    expect(row.load.state).toBe('matched');
    expect(harness.events.findLast(({ type }) => type === 'sent')).toMatchObject({ probe: true });
  });

  it('lets rows wait for a probe that is on its way instead of failing them', async () => {
    const harness = createHarness();
    harness.rows(lookups(0, 5));
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await harness.clock.advance(1_000);
    const later = harness.rows(lookups(10, 12));
    await flush();
    expect(later.map(({ load }) => load.state)).toEqual(['pending', 'pending']);
    harness.requests[1]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(later.map(({ load }) => load.state)).toEqual(['unauthorized', 'unauthorized']);
    expect(harness.requests).toHaveLength(2);
  });

  it.each([
    ['resume()', (harness: ReturnType<typeof createHarness>) => harness.planner.resume()],
    [
      'the person comes back',
      (harness: ReturnType<typeof createHarness>) => harness.clock.comeBack(),
    ],
    [
      'the connection comes back',
      async (harness: ReturnType<typeof createHarness>) => {
        harness.clock.setConnection('offline');
        await flush();
        harness.clock.setConnection('online');
      },
    ],
  ])('probes at once when %s', async (_, act) => {
    const { service, handle } = createRefusal('unauthorized', 401);
    const harness = createHarness({}, handle);
    harness.rows(lookups(0, 10));
    await harness.clock.advance(2_000);
    expect(harness.requests).toHaveLength(2);
    service.isDown = false;
    await act(harness);
    await flush();
    expect(harness.known.size).toBe(10);
  });

  it('takes other rows for each probe, because one of the first may be why it is refused', async () => {
    const { service, handle } = createRefusal('unauthorized', 403, (id) => id === 't1');
    const harness = createHarness({}, handle);
    harness.rows(lookups(0, 10));
    await flush();
    service.isDown = false;
    await harness.clock.advance(40_000);
    expect(harness.known.size).toBe(9);
  });

  it('probes with rows of one request group at a time', async () => {
    const { service, handle } = createRefusal('unauthorized', 401);
    const harness = createHarness({}, handle);
    harness.rows([lookup('a'), lookup('b', {}, 'extended')]);
    await flush();
    service.isDown = false;
    await harness.clock.advance(1_000);
    expect(harness.known.size).toBe(2);
  });

  it('is not resumed by a response to what was sent before, or together with, what was refused', async () => {
    const harness = createHarness();
    harness.rows(lookups(0, 30));
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    harness.requests[1]?.respond();
    await flush();
    expect(harness.eventTypes()).not.toContain('resumed');
  });

  it('is resumed by a response to what was sent after what was refused', async () => {
    const harness = createHarness();
    const gone = harness.rows(lookups(0, 5));
    await flush();
    await harness.clock.advance(100);
    harness.rows(lookups(5, 10));
    await harness.clock.advance(50);
    for (const row of gone) row.leave(false);
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(harness.eventTypes()).toContain('paused');
    harness.requests[1]?.respond();
    await flush();
    // Nothing on screen is left to probe with.
    expect(harness.eventTypes()).toContain('resumed');
    expect(harness.requests).toHaveLength(2);
  });

  it('ends without an event where a busy service made it, because nothing waits for one', async () => {
    const harness = createHarness({ attempts: 1 });
    harness.rows(lookups(0, 5));
    await flush();
    harness.requests[0]?.fail(httpError('rate-limited', 429));
    await harness.clock.advance(2_000);
    expect(harness.eventTypes()).toContain('paused');
    harness.rows(lookups(5, 10));
    await harness.clock.advance(1_000);
    harness.requests[1]?.respond();
    await flush();
    harness.rows(lookups(10, 20));
    await flush();
    expect(harness.requests[2]?.ids.length).toBeGreaterThan(3);
    expect(harness.eventTypes()).not.toContain('resumed');
  });

  it('stays paused when what was sent in between was accepted, but what came later was refused', async () => {
    const harness = createHarness({ concurrency: 3 });
    for (const from of [0, 5, 10]) {
      harness.rows(lookups(from, from + 5));
      await harness.clock.advance(100);
    }
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    harness.requests[2]?.fail(httpError('unauthorized', 401));
    await flush();
    harness.requests[1]?.respond();
    await flush();
    expect(harness.eventTypes()).not.toContain('resumed');
  });

  it.each(['server', 'network', 'malformed', 'rejected', 'timeout'] as const)(
    'stays paused when a probe fails otherwise (%s), and retries no probe',
    async (kind) => {
      const harness = createHarness({}, (request) =>
        request.fail(httpError(harness.requests.length === 1 ? 'unauthorized' : kind, 500)),
      );
      harness.rows(lookups(0, 5));
      await harness.clock.advance(20_000);
      expect(harness.requests).toHaveLength(2);
      await harness.clock.advance(20_000);
      expect(harness.requests).toHaveLength(3);
      expect(harness.eventTypes()).not.toContain('resumed');
    },
  );

  it('waits as long as a probe’s Retry-After says, up to five minutes', async () => {
    const times: number[] = [];
    const harness = createHarness({}, (request, clock) => {
      times.push(clock.now());
      const isFirst = times.length === 1;
      request.fail(
        isFirst ? httpError('unauthorized', 401) : httpError('rate-limited', 429, 120_000),
      );
    });
    harness.rows(lookups(0, 5));
    await harness.clock.advance(10 * MINUTE_MS);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBe(120_000);
  });

  it('probes again at once when the host app cancels the probe', async () => {
    const harness = createHarness();
    harness.rows(lookups(0, 5));
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await harness.clock.advance(1_000);
    for (const id of harness.requests[1]?.ids ?? []) harness.planner.cancel(lookup(id).key);
    await flush();
    expect(harness.requests[1]?.context.signal.aborted).toBe(true);
    expect(harness.requests[2]?.ids).toEqual(['t3', 't4']);
  });
});

describe('a row that the service refuses as if it were the caller', () => {
  it('fails alone after a probe, and its neighbours are answered', async () => {
    const { service, handle } = createRefusal('unauthorized', 403, (id) => id === 't17');
    const harness = createHarness({}, handle);
    harness.rows(lookups(0, 25));
    service.isDown = false;
    await harness.clock.advance(20_000);
    expect(harness.known.size).toBe(24);
    // One refused, one probe, one refused again, and its bisection.
    expect(harness.requests.length).toBeLessThanOrEqual(3 + 10);
    const after = harness.rows(lookups(30, 35));
    await flush();
    expect(after.map(({ load }) => load.state)).toEqual(Array(5).fill('matched'));
  });

  it('costs at most seven requests to find out that it is the caller after all', async () => {
    let isDown = true;
    const harness = createHarness({}, (request) => {
      const sent = harness.events.findLast(({ type }) => type === 'sent');
      // A service that accepts only probes.
      if (isDown && !(sent?.type === 'sent' && sent.probe)) request.fail(httpError('refused', 404));
      else request.respond();
    });
    harness.rows(lookups(0, 25));
    await harness.clock.advance(1_500);
    isDown = false;
    expect(harness.requests.length).toBeLessThanOrEqual(2 + 7);
    await harness.clock.advance(60_000);
    expect(harness.known.size).toBe(25);
  });

  it.each([404, 405, 302])('is not searched for at first: %i costs one request', async (status) => {
    const { handle } = createRefusal('refused', status);
    const harness = createHarness({}, handle);
    harness.rows(lookups(0, 25));
    await harness.clock.advance(500);
    expect(harness.requests).toHaveLength(1);
  });
});

describe('a visible row that failed', () => {
  it('loads again by itself when its wait is over: 30 s, doubling to 10 min', async () => {
    const times: number[] = [];
    const harness = createHarness({}, (request, clock) => {
      times.push(clock.now());
      request.respond({});
    });
    harness.row(lookup('a'));
    await harness.clock.advance(60 * MINUTE_MS);
    const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 600, 600]);
  });

  it('shares one request with the others whose wait is over', async () => {
    const harness = createHarness({}, (request) => request.respond({}));
    harness.rows(lookups(0, 20));
    await harness.clock.advance(31_000);
    expect(harness.requests.map(({ ids }) => ids.length)).toEqual([20, 20]);
    expect(harness.settled.map(({ size }) => size)).toEqual([20, 20]);
  });

  it('loads again when it came on screen while it still had to wait', async () => {
    const harness = createHarness({}, (request) => request.respond({}));
    const row = harness.row(lookup('a'));
    await flush();
    row.leave();
    harness.planner.markVisible(lookup('a'));
    await harness.clock.advance(29_000);
    expect(harness.requests).toHaveLength(1);
    await harness.clock.advance(2_000);
    expect(harness.requests).toHaveLength(2);
  });

  it('is left alone once it is hidden', async () => {
    const harness = createHarness({}, (request) => request.respond({}));
    const row = harness.row(lookup('a'));
    await flush();
    row.leave();
    await harness.clock.advance(60 * MINUTE_MS);
    expect(harness.requests).toHaveLength(1);
    expect(harness.clock.timers).toBe(0);
  });

  it('that is too large is not tried again, because nothing would change', async () => {
    const harness = createHarness({ maxBytes: 200 });
    harness.row(lookup('large', { merchant_name: 'x'.repeat(500) }));
    await harness.clock.advance(60 * MINUTE_MS);
    expect(harness.settled).toHaveLength(1);
    expect(harness.clock.timers).toBe(0);
  });

  it('shows the failure although its load was cancelled by the host app', async () => {
    const harness = createHarness();
    const row = harness.row(lookup('a'));
    await flush();
    row.load.controller.abort();
    await flush();
    harness.requests[0]?.fail(httpError('malformed', 200));
    await flush();
    expect(harness.settled[0]?.get(lookup('a').key)).toMatchObject({ kind: 'malformed' });
  });
});

describe('a Retry-After that names no time', () => {
  it.each([-5, 0, Number.NaN, Number.NEGATIVE_INFINITY])(
    'of %d ms is replaced by 1 s',
    async (ms) => {
      const times: number[] = [];
      const harness = createHarness({}, (request, clock) => {
        times.push(clock.now());
        if (times.length === 1) request.fail(httpError('rate-limited', 429, ms));
        else request.respond();
      });
      harness.row(lookup('a'));
      await harness.clock.advance(5_000);
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(1_000);
    },
  );
});

describe('a pause that rests on a few rows', () => {
  const MINUTES = 60_000;

  it.each([2, 3])(
    'ends although all %d rows on screen were refused for one of them',
    async (count) => {
      const { service, handle } = createRefusal('unauthorized', 403, (id) => id === 't0');
      service.isDown = false;
      const harness = createHarness({}, handle);
      harness.rows(lookups(0, count));
      await harness.clock.advance(3 * MINUTES);
      expect(harness.known.size).toBe(count - 1);
    },
  );

  it('does not make other rows wait: the first of them probes at once', async () => {
    const { service, handle } = createRefusal('unauthorized', 403, (id) => id === 't0');
    service.isDown = false;
    const harness = createHarness({}, handle);
    harness.rows(lookups(0, 1));
    await harness.clock.advance(20 * MINUTES);
    const { length } = harness.requests;
    harness.rows(lookups(1, 20));
    await flush();
    expect(harness.known.size).toBe(19);
    // The bad row joins them, and is searched for.
    expect(harness.requests.length - length).toBeLessThanOrEqual(13);
  });

  it('is not begun by one bad row that is tried again and again', async () => {
    const harness = createHarness({}, (request) => {
      if (request.ids.includes('t3')) request.fail(httpError('rejected', 400));
      else request.respond();
    });
    harness.rows(lookups(0, 10));
    await harness.clock.advance(30 * MINUTES);
    expect(harness.known.size).toBe(9);
    expect(harness.eventTypes()).not.toContain('paused');
  });
});

describe('rows that are hidden and shown in one task', () => {
  it('stay what they were: they load when a probe succeeds', async () => {
    const { service, handle } = createRefusal('unauthorized', 401);
    const harness = createHarness({}, handle);
    const all = lookups(0, 9);
    let hides = all.map((each) => harness.planner.markVisible(each));
    for (const each of all) harness.load(each);
    for (let minute = 0; minute < 10; minute += 1) {
      await harness.clock.advance(60_000);
      for (const hide of hides) hide();
      hides = all.map((each) => harness.planner.markVisible(each));
    }
    service.isDown = false;
    await harness.clock.advance(5 * 60_000);
    expect(harness.known.size).toBe(9);
  });
});

describe('resume()', () => {
  it('probes once more when the probe in flight fails', async () => {
    const harness = createHarness();
    harness.rows(lookups(0, 5));
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await harness.clock.advance(1_000);
    harness.planner.resume();
    await flush();
    expect(harness.requests).toHaveLength(2);
    harness.requests[1]?.fail(httpError('unauthorized', 401));
    await flush();
    expect(harness.requests).toHaveLength(3);
    harness.requests[2]?.fail(httpError('unauthorized', 401));
    await harness.clock.advance(20_000);
    expect(harness.requests).toHaveLength(3);
  });

  it('is not what a second row of the same merchant means that comes on screen', async () => {
    const { handle } = createRefusal('unauthorized', 401);
    const harness = createHarness({}, handle);
    harness.rows(lookups(0, 5));
    // Probes at 1 and 31 s; by then the rows' own waits are over.
    await harness.clock.advance(65_000);
    const { length } = harness.requests;
    harness.row(lookup('t0'));
    await flush();
    expect(harness.requests).toHaveLength(length);
  });
});
