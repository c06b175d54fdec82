import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectChangeIn, subscribe } from '../../src/display/pageState.js';

const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 86_400_000;
let listening = 0;
let unsubscribes: (() => void)[] = [];

/** A component: reads when it is notified, and says when that changes, in milliseconds. */
function read(...delaysMs: number[]) {
  const times: number[] = [];
  const start = Date.now();
  const next = () => {
    const delayMs = delaysMs.shift();
    if (delayMs !== undefined) expectChangeIn(delayMs);
  };
  next();
  unsubscribes.push(
    subscribe(() => {
      times.push(Date.now() - start);
      next();
    }),
  );
  return times;
}

const unsubscribeAll = () => {
  for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
};

beforeEach(() => {
  vi.useFakeTimers();
  listening = 0;
  unsubscribes = [];
  const { addEventListener, removeEventListener } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation((...args: unknown[]) => {
    listening += 1;
    addEventListener.apply(document, args as Parameters<typeof addEventListener>);
  });
  vi.spyOn(document, 'removeEventListener').mockImplementation((...args: unknown[]) => {
    listening -= 1;
    removeEventListener.apply(document, args as Parameters<typeof removeEventListener>);
  });
});

afterEach(() => {
  unsubscribeAll();
  expect(vi.getTimerCount()).toBe(0);
  expect(listening).toBe(0);
  vi.useRealTimers();
});

describe('pageState', () => {
  it('notify when what was read changes, and not before', () => {
    const times = read(1000, 2000);
    vi.advanceTimersByTime(999);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(times).toEqual([1000, 3000]);
  });

  it('need one timer and one listener for everybody', () => {
    for (let count = 1; count <= 500; count += 1) read(1000 + count);
    expect(vi.getTimerCount()).toBe(1);
    expect(listening).toBe(1);
    const set = vi.spyOn(globalThis, 'setTimeout');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    unsubscribeAll();
    expect(set).not.toHaveBeenCalled();
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('keep the earliest change, whoever read of it first', () => {
    const times = read(60_000);
    read(1000);
    read(30_000);
    vi.advanceTimersByTime(1000);
    expect(times).toEqual([1000]);
  });

  it('start no timer for what is read while nobody has subscribed', () => {
    expectChangeIn(1000);
    expect(vi.getTimerCount()).toBe(0);
    const times = read();
    vi.advanceTimersByTime(1000);
    expect(times).toEqual([1000]);
  });

  it('catch up when a tab that slept becomes visible', () => {
    const times = read(1000, 59_000);
    // The clock goes on while the timers stand still.
    vi.setSystemTime(Date.now() + 30_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(times).toEqual([30_000]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(times).toEqual([30_000]);
    vi.advanceTimersByTime(59_000);
    expect(times).toEqual([30_000, 89_000]);
  });

  it('notify soon after the clock was put back, when every time that was read is wrong', () => {
    const times = read(MONTH_MS, 1000);
    vi.setSystemTime(Date.now() - 3 * HOUR_MS);
    vi.advanceTimersByTime(60_000);
    expect(times).toEqual([-3 * HOUR_MS + 60_000]);
    vi.advanceTimersByTime(1000);
    expect(times).toHaveLength(2);
  });

  it('wait longer than a timer can', () => {
    const times = read(MONTH_MS);
    vi.advanceTimersByTime(MONTH_MS - 1);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(times).toEqual([MONTH_MS]);
  });

  it('notify at once of what is overdue, and do not spin', () => {
    const times = read(-5, 1000);
    vi.advanceTimersByTime(0);
    expect(times).toEqual([0]);
    vi.advanceTimersByTime(5000);
    expect(times).toEqual([0, 1000]);
  });

  it('go on where one who is notified leaves', () => {
    const unsubscribe = subscribe(() => unsubscribe());
    const times = read(1000);
    vi.advanceTimersByTime(1000);
    expect(times).toEqual([1000]);
  });
});
