import { describe, expect, it } from 'vitest';
import type { BatchOptions, Lookup } from '../../src/planner/types.js';
import { createHarness, lookups, type PlannerHarness, type Row } from './plannerHarness.js';

const FRAME_MS = 16;
const LATENCY_MS = 150;
const DWELL_MS = 100;

/** A virtual list of `total` rows before a service that answers after `LATENCY_MS`. */
function createList(total: number, visible: number, options: BatchOptions = {}) {
  const harness: PlannerHarness = createHarness(options, (request, clock) => {
    clock.setTimer(() => request.respond(), LATENCY_MS);
  });
  const all: readonly Lookup[] = lookups(0, total);
  const mounted = new Map<number, { row: Row | undefined; hide: () => void; since: number }>();
  /** Rows that left, or stayed to the end, without a record although they had the time for one. */
  const unresolved: number[] = [];
  const settleOf = (index: number) => harness.known.has(all[index]?.key ?? '');

  const unmount = (index: number) => {
    const shown = mounted.get(index);
    mounted.delete(index);
    if (!shown) return;
    const stayedMs = harness.clock.now() - shown.since;
    if (stayedMs >= DWELL_MS + LATENCY_MS + FRAME_MS && !settleOf(index)) unresolved.push(index);
    if (shown.row) shown.row.leave();
    else shown.hide();
  };
  const mount = (index: number) => {
    const lookup = all[index];
    if (!lookup || mounted.has(index)) return;
    const since = harness.clock.now();
    const known = harness.known.has(lookup.key);
    const row = known ? undefined : harness.row(lookup);
    mounted.set(index, {
      row,
      hide: known ? harness.planner.markVisible(lookup) : () => {},
      since,
    });
  };
  return {
    harness,
    unresolved,
    /** One commit: the rows from `first` on are on screen. */
    async scrollTo(first: number) {
      for (const index of [...mounted.keys()]) {
        if (index < first || index >= first + visible) unmount(index);
      }
      for (let index = first; index < first + visible; index += 1) mount(index);
      harness.planner.setNext(harness, all.slice(first + visible, first + visible + 25));
      await harness.clock.advance(FRAME_MS);
    },
    resolved: () => [...mounted.keys()].filter(settleOf).length,
    leaveAll() {
      for (const index of [...mounted.keys()]) unmount(index);
    },
  };
}

const sizes = ({ harness }: ReturnType<typeof createList>) =>
  harness.sent().map((ids) => ids.length);
const idsSent = (list: ReturnType<typeof createList>) => list.harness.sent().flat();

describe('a list on the fake clock', () => {
  it('resolves the rows of a first screen within one round trip and one frame, in one request', async () => {
    const list = createList(100, 12);
    await list.scrollTo(0);
    await list.harness.clock.advance(LATENCY_MS);
    expect(list.resolved()).toBe(12);
    expect(sizes(list)).toEqual([25]);
  });

  it.each([3, 8, 20])(
    'resolves every row that stays at %i rows a second, in requests that carry 20 and more',
    async (speed) => {
      const list = createList(1_000, 12);
      await list.scrollTo(0);
      list.harness.planner.setScrolling(list, true);
      const seconds = 400 / speed;
      for (let time = 0; time < seconds * 1_000; time += FRAME_MS) {
        await list.scrollTo(Math.floor((time / 1_000) * speed));
      }
      list.leaveAll();
      expect(list.unresolved).toEqual([]);
      const sent = idsSent(list);
      expect(sent.length / sizes(list).length).toBeGreaterThanOrEqual(20);
      // Nothing twice, and nothing beyond what passed the screen and the 25 rows after it.
      expect(new Set(sent).size).toBe(sent.length);
      expect(sent.length).toBeLessThanOrEqual(400 + 12 + 25);
    },
  );

  it('requests every row that stayed for the dwell within one frame of it, however slowly others pass', async () => {
    const list = createList(1_000, 12, { prefetch: 'none', concurrency: 100 });
    list.harness.planner.setScrolling(list, true);
    const shownAt = new Map<string, number>();
    const waits: number[] = [];
    for (let frame = 0; frame < 400; frame += 1) {
      const first = Math.floor(frame / 3);
      for (let index = first; index < first + 12; index += 1) {
        const id = `t${index}`;
        if (!shownAt.has(id)) shownAt.set(id, list.harness.clock.now());
      }
      const before = list.harness.requests.length;
      await list.scrollTo(first);
      for (const id of list.harness.sent().slice(before).flat()) {
        waits.push(list.harness.clock.now() - (shownAt.get(id) ?? 0));
      }
    }
    expect(waits.length).toBeGreaterThan(100);
    expect(Math.max(...waits)).toBeLessThanOrEqual(DWELL_MS + FRAME_MS);
  });

  it('sends at most 60 ids for a fling of 2,400 rows, and the last 30 load in time after a sudden stop', async () => {
    const list = createList(2_500, 30);
    list.harness.planner.setScrolling(list, true);
    for (let frame = 0; frame <= 60; frame += 1) await list.scrollTo(frame * 40);
    // No end of scrolling is ever announced. The last frame has already passed one frame of the
    // dwell.
    await list.harness.clock.advance(DWELL_MS + LATENCY_MS);
    expect(list.resolved()).toBe(30);
    expect(idsSent(list).length).toBeLessThanOrEqual(60);
    expect(sizes(list)).toEqual([25, 25]);
  });

  it('sends exactly the last 30 when nothing may be filled', async () => {
    const list = createList(2_500, 30, { prefetch: 'none' });
    list.harness.planner.setScrolling(list, true);
    for (let frame = 0; frame <= 60; frame += 1) await list.scrollTo(frame * 40);
    await list.harness.clock.runOut();
    expect(idsSent(list)).toHaveLength(30);
    expect(sizes(list)).toEqual([15, 15]);
  });

  it('loads at once when the end of scrolling is announced, without waiting for the dwell', async () => {
    const list = createList(2_500, 30);
    list.harness.planner.setScrolling(list, true);
    for (let frame = 0; frame <= 10; frame += 1) await list.scrollTo(frame * 40);
    list.harness.planner.setScrolling(list, false);
    await list.harness.clock.advance(LATENCY_MS);
    expect(list.resolved()).toBe(30);
  });
});
