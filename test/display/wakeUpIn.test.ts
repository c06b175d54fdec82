import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wakeUpIn } from '../../src/display/wakeUpIn.js';

const MONTH_MS = 30 * 86_400_000;
let listening = 0;

beforeEach(() => {
  vi.useFakeTimers();
  listening = 0;
  const { addEventListener, removeEventListener } = document;
  const added = new Set<unknown>();
  vi.spyOn(document, 'addEventListener').mockImplementation((...args: unknown[]) => {
    added.add(args[1]);
    listening = added.size;
    addEventListener.apply(document, args as Parameters<typeof addEventListener>);
  });
  vi.spyOn(document, 'removeEventListener').mockImplementation((...args: unknown[]) => {
    added.delete(args[1]);
    listening = added.size;
    removeEventListener.apply(document, args as Parameters<typeof removeEventListener>);
  });
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  expect(listening).toBe(0);
  vi.useRealTimers();
});

describe('wakeUpIn', () => {
  it('runs each task once, in its time', () => {
    const tasks = [vi.fn(), vi.fn()];
    wakeUpIn(1000, tasks[0] ?? vi.fn());
    wakeUpIn(2000, tasks[1] ?? vi.fn());
    vi.advanceTimersByTime(999);
    expect(tasks.map((task) => task.mock.calls.length)).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
    expect(tasks.map((task) => task.mock.calls.length)).toEqual([1, 0]);
    vi.advanceTimersByTime(5000);
    expect(tasks.map((task) => task.mock.calls.length)).toEqual([1, 1]);
  });

  it('needs one timer and one listener for everybody', () => {
    const cancels = Array.from({ length: 50 }, (_, index) => wakeUpIn(1000 + index, vi.fn()));
    expect(vi.getTimerCount()).toBe(1);
    expect(listening).toBe(1);
    for (const cancel of cancels) cancel();
  });

  it('forgets a task that is cancelled, before and after its time', () => {
    const task = vi.fn();
    wakeUpIn(1000, task)();
    vi.advanceTimersByTime(2000);
    expect(task).not.toHaveBeenCalled();
    const cancel = wakeUpIn(1000, task);
    vi.advanceTimersByTime(2000);
    cancel();
    expect(task).toHaveBeenCalledOnce();
  });

  it('catches up when a tab that slept becomes visible', () => {
    const due = vi.fn();
    const later = vi.fn();
    wakeUpIn(1000, due);
    const cancel = wakeUpIn(60_000, later);
    // The clock goes on while the timers stand still.
    vi.setSystemTime(Date.now() + 30_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(due).toHaveBeenCalledOnce();
    expect(later).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(later).toHaveBeenCalledOnce();
    cancel();
  });

  it('waits longer than a timer can', () => {
    const task = vi.fn();
    wakeUpIn(MONTH_MS, task);
    vi.advanceTimersByTime(MONTH_MS - 1);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it('runs at once what is overdue, and lets a task ask for the next', () => {
    const times: number[] = [];
    const start = Date.now();
    const again = () => {
      times.push(Date.now() - start);
      if (times.length < 3) wakeUpIn(1000, again);
    };
    wakeUpIn(-5, again);
    vi.advanceTimersByTime(5000);
    expect(times).toEqual([0, 1000, 2000]);
  });

  it('sets no new timer when a task is cancelled, and looks again when the old one fires', () => {
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const last = vi.fn();
    const cancels = Array.from({ length: 500 }, (_, index) => wakeUpIn(1000 + index, vi.fn()));
    wakeUpIn(60_000, last);
    set.mockClear();
    cleared.mockClear();
    for (const cancel of cancels) cancel();
    expect(set).not.toHaveBeenCalled();
    expect(cleared).not.toHaveBeenCalled();
    vi.advanceTimersByTime(59_999);
    expect(set).toHaveBeenCalledOnce();
    expect(last).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(last).toHaveBeenCalledOnce();
  });

  it('reads the clock, not all tasks, for each task that is sooner than the others', () => {
    const min = vi.spyOn(Math, 'min');
    const cancels = Array.from({ length: 500 }, (_, index) => wakeUpIn(1000 - index, vi.fn()));
    expect(min).toHaveBeenCalledTimes(500);
    for (const cancel of cancels) cancel();
    expect(min).toHaveBeenCalledTimes(500);
  });

  it('does not run a task that one before it has cancelled', () => {
    const task = vi.fn();
    let cancel = () => {};
    wakeUpIn(1000, () => cancel());
    cancel = wakeUpIn(1000, task);
    vi.advanceTimersByTime(1000);
    expect(task).not.toHaveBeenCalled();
  });

  it('runs what is asked for after everything was cancelled', () => {
    const task = vi.fn();
    wakeUpIn(1000, vi.fn())();
    wakeUpIn(5000, task);
    vi.advanceTimersByTime(5000);
    expect(task).toHaveBeenCalledOnce();
  });
});
