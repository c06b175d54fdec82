import { describe, expect, it } from 'vitest';
import type { Background } from '../../src/planner/types.js';
import { flush } from './fakeClock.js';
import {
  createHarness,
  httpError,
  lookup,
  lookups,
  type PlannerHarness,
} from './plannerHarness.js';

/** May send `requests`. */
function budget(requests: number): Background & { asked: number } {
  return {
    asked: 0,
    mayRequest() {
      this.asked += 1;
      return this.asked <= requests;
    },
  };
}

const loadBehind = (harness: PlannerHarness, from: number, to: number, background = budget(99)) =>
  lookups(from, to).map((each) => harness.load(each, background));

describe('loads in the background', () => {
  it('go one full batch after another, and leave a place to rows on screen', async () => {
    const harness = createHarness();
    loadBehind(harness, 0, 60);
    await flush();
    expect(harness.sent().map(({ length }) => length)).toEqual([25]);
    harness.rows(lookups(100, 110));
    await flush();
    const [, visible = []] = harness.sent();
    expect(visible.slice(0, 10)).toEqual(lookups(100, 110).map(({ transaction: { id } }) => id));
    // The background fills up what is sent anyway.
    expect(visible).toHaveLength(25);
    harness.rows(lookups(110, 120));
    harness.requests[0]?.respond();
    await flush();
    expect(harness.requests[2]?.ids[0]).toBe('t110');
    harness.requests[1]?.respond();
    await flush();
    expect(harness.requests).toHaveLength(3);
  });

  it.each([1, 2, 4])(
    'use all but one of %s concurrent requests, or the only one',
    async (concurrency) => {
      const harness = createHarness({ concurrency });
      loadBehind(harness, 0, 200);
      await flush();
      expect(harness.requests).toHaveLength(Math.max(1, concurrency - 1));
    },
  );

  it('fill up nothing with `prefetch: none`', async () => {
    const harness = createHarness({ prefetch: 'none' });
    harness.rows(lookups(0, 5));
    loadBehind(harness, 10, 30);
    await flush();
    expect(harness.sent().map(({ length }) => length)).toEqual([5]);
    harness.requests[0]?.respond();
    await flush();
    expect(harness.sent().map(({ length }) => length)).toEqual([5, 20]);
  });

  it('let rows on screen go before their retries', async () => {
    const harness = createHarness({ concurrency: 1 });
    loadBehind(harness, 0, 25);
    await flush();
    harness.requests[0]?.fail(httpError('server', 500));
    await flush();
    harness.row(lookup('busy'));
    await flush();
    await harness.clock.advance(1_000);
    harness.row(lookup('seen'));
    harness.requests[1]?.respond();
    await flush();
    expect(harness.requests[2]?.ids).toEqual(['seen']);
    harness.requests[2]?.respond();
    await flush();
    expect(harness.requests[3]?.ids).toHaveLength(25);
  });

  it('are cancelled instead of retried once no request is left', async () => {
    const harness = createHarness();
    const background = budget(2);
    const loads = loadBehind(harness, 0, 30, background);
    await flush();
    harness.requests[0]?.fail(httpError('rate-limited', 429, 5_000));
    await harness.clock.advance(4_999);
    expect(harness.requests).toHaveLength(1);
    await harness.clock.advance(1);
    harness.requests[1]?.fail(httpError('server', 500));
    await harness.clock.runOut();
    expect(harness.requests).toHaveLength(2);
    expect(new Set(loads.map(({ state }) => state))).toEqual(new Set(['cancelled']));
  });

  it('of two that want the same row go on for the other one', async () => {
    const harness = createHarness();
    const [poor] = loadBehind(harness, 0, 1, budget(0));
    const [rich] = loadBehind(harness, 0, 1, budget(1));
    await flush();
    harness.requests[0]?.respond();
    await flush();
    expect([poor?.state, rich?.state]).toEqual(['cancelled', 'matched']);
    expect(harness.requests).toHaveLength(1);
  });

  it('belong to a row on screen as soon as it is visible', async () => {
    const harness = createHarness({ concurrency: 1 });
    const background = budget(0);
    harness.row(lookup('busy'));
    await flush();
    const [load] = loadBehind(harness, 0, 1, background);
    await flush();
    harness.row(lookup('t0'));
    harness.requests[0]?.respond();
    await flush();
    harness.requests[1]?.respond();
    await flush();
    expect(load?.state).toBe('matched');
    expect(background.asked).toBe(0);
  });

  it('ask before they probe a queue that is paused', async () => {
    const harness = createHarness();
    harness.load(lookup('refused'));
    await flush();
    harness.requests[0]?.fail(httpError('unauthorized', 401));
    await flush();
    harness.planner.resume();
    const [poor] = loadBehind(harness, 0, 1, budget(0));
    await flush();
    expect(poor?.state).toBe('cancelled');
    const rich = loadBehind(harness, 1, 10, budget(2));
    await flush();
    expect(harness.requests[1]?.ids).toHaveLength(3);
    harness.requests[1]?.respond();
    await flush();
    harness.requests[2]?.respond();
    await flush();
    expect(new Set(rich.map(({ state }) => state))).toEqual(new Set(['matched']));
  });
});
