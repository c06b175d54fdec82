import { describe, expect, it } from 'vitest';
import type { PlannerEvent } from '../../../src/index.js';
import type { Connection } from '../../../src/planner/types.js';
import { EMPTY_VIEW, type PlannerView } from '../../../stories/planner/PlannerView.js';
import { reducePlannerEvents } from '../../../stories/planner/reducePlannerEvents.js';
import { fc } from '../../fc.js';
import { createHarness, httpError, lookups, type Row } from '../../planner/plannerHarness.js';

const viewOf = (...events: readonly PlannerEvent[]): PlannerView =>
  events.reduce((view, event, index) => reducePlannerEvents(view, event, index * 100), EMPTY_VIEW);

const sent = (batch: number, ids: string, filled = 0, attempt = 1): PlannerEvent => ({
  type: 'sent',
  batch,
  ids: [...ids],
  filled,
  attempt,
  probe: false,
});

const slots = ({ batches }: PlannerView): Record<string, string> =>
  Object.fromEntries(
    batches.map(({ number, slots }) => [
      number,
      slots.map(({ id, state }) => id + state).join(' '),
    ]),
  );

const places = ({ batches }: PlannerView) => batches[0]?.slots.map(({ place }) => place);

const queued = (id: string): PlannerEvent => ({ type: 'queued', id });

describe('reducePlannerEvents', () => {
  it('removes a row from the queue when it is sent, cancelled or settled without a request', () => {
    const waiting = ['a', 'b', 'c', 'd'].map(queued);
    const view = viewOf(
      ...waiting,
      sent(1, 'ax', 1),
      { type: 'cancelled', id: 'b' },
      { type: 'skipped', id: 'c', reason: 'paused' },
    );
    expect(view.queue).toEqual(['d']);
    expect(view.totals).toMatchObject({
      queued: 4,
      cancelled: 1,
      skipped: 1,
      requested: 2,
      filled: 1,
    });
  });

  it('ignores rows that were never in the queue', () => {
    const view = viewOf(
      queued('a'),
      { type: 'skipped', id: 'nameless', reason: 'nameless' },
      sent(1, 'xy', 2),
      { type: 'cancelled', id: 'y' },
    );
    expect(view.queue).toEqual(['a']);
    expect(view.totals).toMatchObject({ cancelled: 0, abandoned: 1 });
  });

  it('shows how each row of a batch ended', () => {
    const view = viewOf(
      sent(1, 'abcd', 2),
      { type: 'missing', id: 'b' },
      { type: 'received', batch: 1, ids: ['a', 'c'], attempt: 1, durationMs: 30 },
      {
        type: 'failed',
        batch: 1,
        ids: ['d'],
        kind: 'malformed',
        status: undefined,
        attempt: 1,
        durationMs: 30,
        retried: false,
      },
    );
    expect(slots(view)).toEqual({ 1: 'areceived bmissing creceived dfailed' });
    expect(view.batches[0]).toMatchObject({ durationMs: 30, error: 'malformed' });
  });

  it('separates the visible rows of a batch from those that fill it', () => {
    const view = viewOf(queued('a'), queued('b'), sent(1, 'abcd', 3));
    expect(places(view)).toEqual(['due', 'early', 'outside', 'outside']);
  });

  it('retries a batch without cancelled rows', () => {
    const view = viewOf(sent(1, 'abc'), { type: 'cancelled', id: 'b' }, sent(1, 'ac', 0, 2));
    expect(slots(view)).toEqual({ 1: 'aopen copen bcancelled' });
    expect(view.batches[0]).toMatchObject({ attempt: 2, sentAtMs: 200 });
    expect(view.totals).toMatchObject({ requests: 2, requested: 5 });
  });

  it('assigns the rows of a split batch to its parts, which still know the filling rows', () => {
    const view = viewOf(
      sent(1, 'abcd', 1),
      { type: 'split', batch: 1, sizes: [2, 2] },
      sent(2, 'ab'),
      sent(3, 'cd'),
      { type: 'received', batch: 2, ids: ['a', 'b'], attempt: 1, durationMs: 9 },
    );
    expect(slots(view)).toEqual({
      1: 'amoved bmoved cmoved dmoved',
      2: 'areceived breceived',
      3: 'copen dopen',
    });
    expect(view.batches.at(-1)?.parts).toEqual([2, 2]);
    expect(places(view)).toEqual(['due', 'outside']);
  });

  it('finds the bad rows of a split in any of its batches', () => {
    const view = viewOf(sent(2, 'a'), sent(3, 'b'), {
      type: 'failed',
      batch: 3,
      ids: ['a', 'b'],
      kind: 'rejected',
      status: undefined,
      attempt: 1,
      durationMs: 9,
      retried: false,
    });
    expect(slots(view)).toEqual({ 2: 'afailed', 3: 'bfailed' });
  });

  it('moves requeued rows to the batch that sends them', () => {
    const paused: PlannerEvent = { type: 'paused', reason: 'rate-limited', waitMs: 2_000 };
    const waiting = viewOf(sent(1, 'ab'), paused);
    expect(waiting.pauses).toMatchObject([{ reason: 'rate-limited', sinceMs: 100, waitMs: 2_000 }]);
    const again = viewOf(sent(1, 'ab'), paused, sent(2, 'ab'));
    expect(slots(again)).toEqual({ 1: 'amoved bmoved', 2: 'aopen bopen' });
    expect(again.pauses).toEqual([]);
  });

  it('settles a requeued row that fails with the paused queue', () => {
    const view = viewOf(sent(1, 'a'), { type: 'skipped', id: 'a', reason: 'paused' });
    expect(slots(view)).toEqual({ 1: 'afailed' });
  });

  it('keeps a pause for each reason until that one is resumed', () => {
    const view = viewOf(
      { type: 'paused', reason: 'offline' },
      { type: 'paused', reason: 'unauthorized', waitMs: 1_000 },
      { type: 'resumed', reason: 'offline' },
      sent(1, 'a'),
    );
    expect(view.pauses.map(({ reason }) => reason)).toEqual(['unauthorized']);
  });

  it('forgets old batches, but no open ones', () => {
    const over = (batch: number): PlannerEvent[] => [
      sent(batch, 'x'),
      { type: 'received', batch, ids: ['x'], attempt: 1, durationMs: 1 },
    ];
    const batches = Array.from({ length: 20 }, (_, index) => over(index + 2)).flat();
    const view = viewOf(sent(1, 'a'), ...batches);
    expect(view.batches.map(({ number }) => number)).toEqual([21, 20, 19, 18, 17, 16, 1]);
    expect(view.totals.requests).toBe(21);
  });

  it('counts unknown ids and malformed fields of a response', () => {
    const view = viewOf(
      { type: 'extra', count: 2 },
      { type: 'field-dropped', id: 'a', field: 'rating' },
    );
    expect(view.totals).toMatchObject({ extra: 2, fieldsDropped: 1 });
  });
});

describe('reducePlannerEvents behind a real planner', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('scroll' as const), to: fc.nat({ max: 60 }) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(16, 100, 700, 5_000) }),
    fc.record({ do: fc.constant('respond' as const), short: fc.boolean() }),
    fc.record({
      do: fc.constant('fail' as const),
      error: fc.constantFrom(
        httpError('server', 500),
        httpError('rejected', 400),
        httpError('rate-limited', 429, 3_000),
        httpError('unauthorized', 401),
      ),
    }),
    fc.record({
      do: fc.constant('connection' as const),
      connection: fc.constantFrom<Connection>('online', 'doubtful', 'offline'),
    }),
    fc.record({ do: fc.constant('retry' as const) }),
  );

  it('knows the position of every pending row until none is left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const harness = createHarness({ maxSize: 8 });
        const all = lookups(0, 100);
        const rows = new Map<number, Row>();
        const view = () =>
          harness.events.reduce((seen, event) => reducePlannerEvents(seen, event, 0), EMPTY_VIEW);
        const showFrom = (first: number) => {
          for (const [index, row] of rows) {
            if (index >= first && index < first + 10) continue;
            row.leave();
            rows.delete(index);
          }
          for (let index = first; index < first + 10; index += 1) {
            const lookup = all[index];
            if (lookup && !rows.has(index)) rows.set(index, harness.row(lookup));
          }
          harness.planner.setNext(harness, all.slice(first + 10, first + 18));
        };
        const check = () => {
          const { queue, batches } = view();
          const sentIds = batches.flatMap(({ slots }) =>
            slots.flatMap(({ id, state }) => (state === 'open' || state === 'moved' ? id : [])),
          );
          const pending = [...rows.values()].flatMap(({ load }) =>
            load.state === 'pending' ? load.lookup.transaction.id : [],
          );
          // A row on screen that failed loads again by itself, without a load that is pending.
          const onScreen = [...rows.values()].map(({ load }) => load.lookup.transaction.id);
          expect(queue.filter((id) => !onScreen.includes(id))).toEqual([]);
          expect(pending.filter((id) => !queue.includes(id) && !sentIds.includes(id))).toEqual([]);
          const onTheWire = harness.open().flatMap(({ ids }) => ids);
          expect(queue.filter((id) => onTheWire.includes(id))).toEqual([]);
        };

        showFrom(0);
        for (const each of steps) {
          const [batch] = harness.open();
          if (each.do === 'scroll') showFrom(each.to);
          else if (each.do === 'wait') await harness.clock.advance(each.ms);
          else if (each.do === 'connection') harness.clock.setConnection(each.connection);
          else if (each.do === 'retry') harness.retry(all[0]?.key ?? '');
          else if (each.do === 'fail') batch?.fail(each.error);
          else if (each.short) batch?.respond({});
          else batch?.respond();
          await harness.clock.advance(0);
          check();
        }
        harness.clock.setConnection('online');
        showFrom(1_000);
        for (let guard = 0; harness.open().length > 0 && guard < 100; guard += 1) {
          harness.open()[0]?.respond();
          await harness.clock.runOut();
        }
        await harness.clock.runOut();
        expect(view().queue).toEqual([]);
        const open = view().batches.flatMap(({ slots }) => slots.filter((s) => s.state === 'open'));
        expect(open).toEqual([]);
        harness.planner.stop();
      }),
    );
  });
});
