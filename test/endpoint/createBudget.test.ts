import { describe, expect, it, vi } from 'vitest';
import { createBudget } from '../../src/endpoint/createBudget.js';
import { fc } from '../fc.js';

/** A budget on a clock that is turned by hand. */
function budgetOf(rowsPerMinute: number) {
  const clock = { ms: 1_000_000 };
  const budget = createBudget({ rowsPerMinute, now: () => clock.ms });
  return { clock, take: budget.take };
}

describe('createBudget', () => {
  it('allows the rows of a minute at once, and then says how long to wait', () => {
    const { clock, take } = budgetOf(1_200);
    expect(take('a', 1_000)).toBe(0);
    expect(take('a', 200)).toBe(0);
    expect(take('a', 100)).toBe(5_000);
    clock.ms += 4_999;
    expect(take('a', 100)).toBe(1);
    clock.ms += 1;
    expect(take('a', 100)).toBe(0);
    expect(take('a', 1)).toBe(50);
  });

  it('takes nothing for what it refuses', () => {
    const { take } = budgetOf(60);
    expect(take('a', 50)).toBe(0);
    for (let turn = 0; turn < 100; turn += 1) expect(take('a', 20)).toBe(10_000);
    expect(take('a', 10)).toBe(0);
  });

  it('is full again after a minute without requests, and never fuller', () => {
    const { clock, take } = budgetOf(60);
    expect(take('a', 60)).toBe(0);
    clock.ms += 24 * 60 * 60_000;
    expect(take('a', 60)).toBe(0);
    expect(take('a', 1)).toBe(1_000);
  });

  it('is one for each scope, whatever its name', () => {
    const { take } = budgetOf(10);
    for (const scope of ['a', 'b', '__proto__', 'constructor', 'a\r\nb', '\ud800', '\u0000']) {
      expect(take(scope, 10)).toBe(0);
      expect(take(scope, 1)).toBe(6_000);
    }
  });

  it('allows more rows than it ever holds when it is full, and has them paid for', () => {
    const { clock, take } = budgetOf(10);
    expect(take('a', 100)).toBe(0);
    expect(take('a', 1)).toBe(546_000);
    clock.ms += 540_000;
    expect(take('a', 100)).toBe(60_000);
    clock.ms += 60_000;
    expect(take('a', 100)).toBe(0);
  });

  it('lets in what it told to wait, once that time is over, and never more than it holds', () => {
    const steps = fc.array(
      fc.record({
        rows: fc.integer({ min: 1, max: 40 }),
        after: fc.integer({ min: 0, max: 9_000 }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 5_000 }), steps, (rowsPerMinute, requests) => {
        const { clock, take } = budgetOf(rowsPerMinute);
        const started = clock.ms;
        let taken = 0;
        for (const { rows, after } of requests) {
          clock.ms += after;
          const waitMs = take('a', rows);
          expect(Number.isInteger(waitMs)).toBe(true);
          clock.ms += waitMs;
          if (waitMs > 0) expect(take('a', rows)).toBe(0);
          taken += rows;
          const earned = ((clock.ms - started) * rowsPerMinute) / 60_000;
          // Half a millisecond is rounded away.
          expect(taken).toBeLessThanOrEqual(rowsPerMinute + earned + rowsPerMinute / 120_000);
        }
      }),
    );
  });

  it('keeps an empty bucket however many scopes come that take little', () => {
    const { take } = budgetOf(1_200);
    expect(take('attacker', 1_200)).toBe(0);
    for (let scope = 0; scope < 50_000; scope += 1) {
      if (take(`scope-${scope}`, 1) !== 0) throw new Error('A new scope had to wait.');
    }
    expect(take('attacker', 1)).toBe(50);
  });

  it('forgets the fullest buckets first: those that have been full for long', () => {
    const { clock, take } = budgetOf(60);
    for (let scope = 0; scope < 5_000; scope += 1) take(`early-${scope}`, 60);
    clock.ms += 30_000;
    for (let scope = 0; scope < 5_000; scope += 1) take(`late-${scope}`, 60);
    expect(take('one-more', 60)).toBe(0);
    const isKnown = (scope: string) => take(scope, 60) > 0;
    const late = Array.from({ length: 5_000 }, (_, scope) => `late-${scope}`);
    expect(late.filter(isKnown)).toHaveLength(5_000);
    expect(isKnown('early-0')).toBe(false);
  });

  it('holds at most 10,000 scopes', () => {
    const set = vi.spyOn(Map.prototype, 'set');
    const { take } = budgetOf(60);
    const sizes: number[] = [];
    for (let scope = 0; scope < 12_000; scope += 1) {
      take(`scope-${scope}`, 60);
      const map = set.mock.contexts.at(-1) as Map<string, number>;
      sizes.push(map.size);
      set.mockClear();
    }
    expect(Math.max(...sizes)).toBe(10_000);
  });

  it('goes by a clock that is never set back', () => {
    vi.useFakeTimers();
    const budget = createBudget({ rowsPerMinute: 60 });
    expect(budget.take('a', 60)).toBe(0);
    vi.setSystemTime(0);
    expect(budget.take('a', 1)).toBe(1_000);
    vi.advanceTimersByTime(1_000);
    expect(budget.take('a', 1)).toBe(0);
    vi.useRealTimers();
  });
});
