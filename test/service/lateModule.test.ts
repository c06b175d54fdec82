import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateModule, subscribeToArrivals } from '../../src/service/lateModule.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is asked for once by all that need it, also each time that it is tried again', async () => {
  const stop = subscribeToArrivals(() => undefined);
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const late = lateModule<{ code: string }>('code', load);
  for (let row = 0; row < 25; row += 1) late.preload();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  late.preload();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, vi.getTimerCount()]).toEqual([3, 0]);
});

it('tells its listeners once it has arrived', async () => {
  const listener = vi.fn();
  const stop = subscribeToArrivals(listener);
  const late = lateModule<{ code: string }>('code', () => Promise.resolve({ code: 'here' }));
  late.preload();
  late.preload();
  expect(late.get()).toBeUndefined();
  await late.load();
  expect(late.get()).toEqual({ code: 'here' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
