import { describe, expect, it } from 'vitest';
import type { Connection, Lookup } from '../../src/planner/types.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import type { Transaction } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { flush } from './fakeClock.js';
import {
  bodyFor,
  createHarness,
  httpError,
  type Load,
  lookup,
  type SeenRequest,
} from './plannerHarness.js';

const SIZE = 4;
/** Three to four rows. */
const MAX_BYTES = 190;
const CONCURRENCY = 2;
const DWELL_MS = 100;

/**
 * Few lookups, so that they meet often: shared ids, two option sets, one without a name, one too
 * large.
 */
const LOOKUPS: readonly Lookup[] = [
  ...Array.from({ length: 10 }, (_, index) => lookup(`id${index}`)),
  ...['Bath', 'York'].map((city) => lookup('id0', { city })),
  ...Array.from({ length: 4 }, (_, index) => lookup(`id${index}`, {}, 'extended')),
  lookup('nameless', { merchant_name: '' }),
  lookup('large', { merchant_name: 'é'.repeat(200) }),
];
const contentOf = (type: unknown, row: Transaction) => JSON.stringify([type, row]);
const keyOf = new Map(
  LOOKUPS.map(({ group, transaction, key }) => [contentOf(group.options.type, transaction), key]),
);

const index = fc.nat({ max: LOOKUPS.length - 1 });
const pick = fc.nat({ max: 30 });
const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('show' as const), index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('announce' as const), index }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('leave' as const), pick, abort: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bounce' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('demand' as const), index, behind: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('abort' as const), pick }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      pick,
      how: fc.constantFrom('whole', 'short', 'null', 'html'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      pick,
      error: fc.constantFrom(
        ...[400, 400, 413].map((status) => httpError('rejected', status)),
        httpError('rate-limited', 429, 2_000),
        httpError('rate-limited', 503),
        httpError('server', 500),
        new TypeError('Failed to fetch'),
        httpError('unauthorized', 401),
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('tick' as const),
      ms: fc.constantFrom(1, 16, 50, 100, 1_000, 31_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('connection' as const),
      connection: fc.constantFrom<Connection>('online', 'doubtful', 'offline'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('scroll' as const),
      source: fc.nat({ max: 1 }),
      scrolling: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('next' as const),
      source: fc.nat({ max: 1 }),
      rows: fc.array(index, { maxLength: 8 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('invalidate' as const), index }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const BEHIND = { mayRequest: () => true };

interface ShownRow {
  lookup: Lookup;
  since: number;
  hide: () => void;
  load: Load | undefined;
}

/** Replays commands against a planner, and judges every request at the moment it is made. */
function createTrial(prefetch: 'fill' | 'none') {
  const sources = [{}, {}] as const;
  const scrolling = new Set<object>();
  const next = new Map<object, readonly Lookup[]>();
  const rows: ShownRow[] = [];
  const demands: Load[] = [];
  const loads: Load[] = [];
  /** Loads whose caller left: only those may be cancelled. */
  const free = new Set<Load>();
  /**
   * Due without a dwell: loaded while nothing scrolled, on screen when scrolling ended, or
   * demanded.
   */
  const rested = new Set<string>();
  /**
   * Keys that were sent once, while they stay wanted: a request that is made again carries them.
   */
  const due = new Set<string>();
  /** Keys with an aborted load, while they are visible. */
  const aborted = new Set<string>();
  /** Keys that were cancelled in flight. */
  const outdated = new Map<SeenRequest, readonly string[]>();
  let final = false;

  const violations: unknown[] = [];

  const isShown = (key: string) => rows.some((row) => row.lookup.key === key);
  const pendingRow = (key: string) =>
    isShown(key) &&
    loads.some(
      ({ lookup: { key: requested }, state, controller }) =>
        requested === key && state === 'pending' && !controller.signal.aborted,
    );
  /**
   * Visible, and its last outcome or request was a failure, or a load of it was aborted: it loads
   * again by itself.
   */
  const loadsByItself = (key: string) => {
    const last = harness.settled.findLast((outcomes) => outcomes.has(key))?.get(key);
    const hasFailed = last instanceof EnrichmentError || due.has(key);
    return isShown(key) && (hasFailed || aborted.has(key));
  };
  const pendingDemand = (key: string) =>
    demands.some((load) => load.lookup.key === key && load.state === 'pending' && !free.has(load));

  const harness = createHarness(
    { maxSize: SIZE, maxBytes: MAX_BYTES, concurrency: CONCURRENCY, dwellMs: DWELL_MS, prefetch },
    (request) => {
      // A fetcher that throws is the planner's everyday business, so a violation is kept for the
      // end.
      try {
        judge(request);
      } catch (violation) {
        violations.push(violation);
      }
      if (final) request.respond();
    },
  );
  const isPaused = () => {
    const ends = harness.events.findLast(
      ({ type, ...event }) =>
        (type === 'paused' || type === 'resumed') &&
        'reason' in event &&
        (event.reason === 'unauthorized' || event.reason === 'rejected'),
    );
    return ends?.type === 'paused';
  };
  const keys = ({ body: { type, transactions } }: SeenRequest) =>
    transactions.map((each) => keyOf.get(contentOf(type, each)) ?? '?');

  const loadingKeys = (request: SeenRequest) =>
    keys(request).filter((key) => !outdated.get(request)?.includes(key));

  function judge(request: SeenRequest) {
    const open = harness.open();
    expect(open.length).toBeLessThanOrEqual(CONCURRENCY);
    const inFlight = open.flatMap(loadingKeys);
    expect(new Set(inFlight).size).toBe(inFlight.length);
    expect(new Set(request.ids).size).toBe(request.ids.length);
    expect(request.ids.length).toBeGreaterThan(0);
    expect(request.ids.length).toBeLessThanOrEqual(SIZE);
    expect(Buffer.byteLength(JSON.stringify(request.body))).toBeLessThanOrEqual(MAX_BYTES);
    expect(harness.clock.connection()).not.toBe('offline');

    const sent = harness.events.at(-1);
    if (sent?.type !== 'sent') throw new Error('a request without its event');
    expect(sent.ids).toEqual(request.ids);
    const all = keys(request);
    const filled = all.splice(all.length - sent.filled, sent.filled);
    // A request for the background carries nothing else, and leaves a place to rows on screen.
    const isBehind = all.length === 0;
    if (isBehind) expect(open.length).toBeLessThan(CONCURRENCY);
    else if (prefetch === 'none') expect(filled).toEqual([]);
    if (sent.probe) expect(all.length).toBeLessThanOrEqual(3);
    else expect(isPaused()).toBe(false);
    for (const key of filled) {
      const outside = [...next.values()].flat().some((each) => each.key === key);
      if (isBehind) expect(pendingDemand(key)).toBe(true);
      expect(outside || pendingRow(key) || pendingDemand(key) || loadsByItself(key)).toBe(true);
      due.add(key);
    }
    const now = harness.clock.now();
    for (const key of all) {
      const dwelled = rows.some((row) => row.lookup.key === key && now - row.since >= DWELL_MS);
      expect(pendingRow(key) || pendingDemand(key) || loadsByItself(key)).toBe(true);
      const isDue = rested.has(key) || due.has(key) || pendingDemand(key) || dwelled;
      const isAtRest = sent.probe || scrolling.size === 0;
      expect(isDue || (isAtRest && loadsByItself(key))).toBe(true);
      due.add(key);
    }
  }

  const watch = (load: Load) => {
    loads.push(load);
    if (scrolling.size === 0) rested.add(load.lookup.key);
    return load;
  };
  const leave = (row: ShownRow, abort: boolean) => {
    rows.splice(rows.indexOf(row), 1);
    const { key } = row.lookup;
    if (row.load && abort) free.add(row.load);
    row.hide();
    if (abort) row.load?.controller.abort();
    if (abort) aborted.add(key);
    if (!isShown(key)) {
      aborted.delete(key);
      // With the last viewer everybody leaves who came while it was on screen.
      for (const load of loads) {
        if (load.lookup.key === key && !demands.includes(load)) free.add(load);
      }
      if (!pendingDemand(key)) rested.delete(key);
      // In flight nobody leaves.
      if (!harness.open().flatMap(loadingKeys).includes(key)) due.delete(key);
    }
  };

  const cancel = (key: string) => {
    for (const load of loads) if (load.lookup.key === key) free.add(load);
    // What is loaded anew may be in flight a second time: the old request does not count.
    for (const request of harness.open()) {
      if (keys(request).includes(key))
        outdated.set(request, [...(outdated.get(request) ?? []), key]);
    }
    rested.delete(key);
    due.delete(key);
    harness.planner.cancel(key);
  };

  function run(step: Command) {
    const at = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];
    if ('index' in step) {
      const requested = LOOKUPS[step.index] as Lookup;
      if (step.do === 'retry') {
        // All that have failed load with it, at rest at once.
        if (scrolling.size === 0 && !isPaused()) {
          for (const { lookup } of rows) if (loadsByItself(lookup.key)) rested.add(lookup.key);
        }
        harness.retry(requested.key);
      } else if (step.do === 'cancel') cancel(requested.key);
      else if (step.do === 'invalidate') harness.known.delete(requested.key);
      else if (step.do === 'demand') {
        const load = watch(harness.load(requested, step.behind ? BEHIND : undefined));
        if (step.behind || !isShown(requested.key)) {
          demands.push(load);
          rested.add(requested.key);
        }
      } else {
        const hide = harness.planner.markVisible(requested);
        const sameKey = rows.find((row) => row.lookup.key === requested.key);
        const since = sameKey?.since ?? harness.clock.now();
        const load = step.do === 'show' ? watch(harness.load(requested)) : undefined;
        rows.push({ lookup: requested, since, hide, load });
      }
      return;
    }
    switch (step.do) {
      case 'leave': {
        const row = at(rows, step.pick);
        if (row) leave(row, step.abort);
        return;
      }
      case 'bounce': {
        const row = at(rows, step.pick);
        if (!row) return;
        row.hide();
        row.hide = harness.planner.markVisible(row.lookup);
        return;
      }
      case 'abort': {
        const load = at(demands, step.pick);
        if (!load) return;
        free.add(load);
        if (isShown(load.lookup.key)) aborted.add(load.lookup.key);
        load.controller.abort();
        return;
      }
      case 'answer': {
        const request = at(harness.open(), step.pick);
        if (step.how === 'whole') request?.respond();
        else if (step.how === 'short') request?.respond(bodyFor(request.ids.slice(1)));
        else if (step.how === 'null')
          request?.respond({ ...bodyFor(request.ids), [request.ids[0] ?? '']: null });
        else request?.respond('<html>');
        return;
      }
      case 'fail':
        at(harness.open(), step.pick)?.fail(step.error);
        return;
      case 'connection':
        harness.clock.setConnection(step.connection);
        return;
      case 'scroll': {
        const source = sources[step.source] ?? sources[0];
        if (step.scrolling) scrolling.add(source);
        else scrolling.delete(source);
        harness.planner.setScrolling(source, step.scrolling);
        if (scrolling.size === 0) for (const row of rows) rested.add(row.lookup.key);
        return;
      }
      case 'next': {
        const source = sources[step.source] ?? sources[0];
        next.set(
          source,
          step.rows.map((row) => LOOKUPS[row] as Lookup),
        );
        harness.planner.setNext(source, next.get(source) ?? []);
        return;
      }
    }
  }

  /** From here on the service works, and time passes until nothing is left to wait for. */
  async function runOut() {
    final = true;
    harness.clock.setConnection('online');
    harness.retry('');
    for (const request of harness.open()) request.respond();
    // A lookup that failed many times waits for minutes.
    await harness.clock.runOut(3_600_000);
  }
  return { harness, loads, free, violations, run, runOut };
}

describe('the planner', () => {
  it.each(['fill', 'none'] as const)(
    'keeps its promises under any sequence of events (%s)',
    async (prefetch) => {
      await fc.assert(
        fc.asyncProperty(fc.array(command, { maxLength: 80, size: 'max' }), async (commands) => {
          const trial = createTrial(prefetch);
          const { harness } = trial;
          for (const step of commands) {
            trial.run(step);
            if (step.do === 'tick') await harness.clock.advance(step.ms);
            else await flush();
          }
          await trial.runOut();
          expect(trial.violations.map(String)).toEqual([]);
          for (const load of trial.loads) {
            expect(load.state).not.toBe('pending');
            if (load.state === 'cancelled') expect(trial.free.has(load)).toBe(true);
            else {
              const { key } = load.lookup;
              expect(harness.settled.some((all) => all.get(key) === load.outcome)).toBe(true);
            }
          }
          for (const outcomes of harness.settled) expect(outcomes.size).toBeGreaterThan(0);
          expect(harness.clock.timers).toBe(0);
          harness.planner.stop();
          expect(harness.clock.listeners).toBe(0);
        }),
      );
    },
  );

  it('settles everything and leaves nothing behind when it is stopped at any moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 40, size: 'max' }), async (commands) => {
        const { harness, loads, violations, run } = createTrial('fill');
        for (const step of commands) {
          run(step);
          if (step.do === 'tick') await harness.clock.advance(step.ms);
          else if (step.do === 'leave' || ('pick' in step && step.pick % 2)) await flush();
        }
        harness.planner.stop();
        await flush();
        expect(violations).toEqual([]);
        expect(loads.map(({ state }) => state)).not.toContain('pending');
        expect(harness.open()).toEqual([]);
        expect(harness.clock.timers + harness.clock.listeners).toBe(0);
      }),
    );
  });
});
