import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedImages } from '../../../src/display/images/failedImages.js';
import { subscribe } from '../../../src/display/pageState.js';

const TEN_MINUTES_MS = 10 * 60_000;
const A = 'https://logos.example/a.png';
const B = 'https://logos.example/b.png';

const hasFailed = (url: string) => failedImages.has(url);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('online'));
  vi.useRealTimers();
});

describe('failedImages', () => {
  it('remembers what did not load, and only that', () => {
    failedImages.add(A);
    expect(hasFailed(A)).toBe(true);
    expect(hasFailed(B)).toBe(false);
  });

  it('forgets each failure after ten minutes', () => {
    failedImages.add(A);
    vi.advanceTimersByTime(TEN_MINUTES_MS / 2);
    failedImages.add(B);
    vi.advanceTimersByTime(TEN_MINUTES_MS / 2);
    expect([A, B].map(hasFailed)).toEqual([false, true]);
    vi.advanceTimersByTime(TEN_MINUTES_MS / 2);
    expect(hasFailed(B)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets all failures when the browser is back online', () => {
    failedImages.add(A);
    failedImages.add(B);
    window.dispatchEvent(new Event('online'));
    expect([A, B].map(hasFailed)).toEqual([false, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets the oldest failures before it grows without end', () => {
    failedImages.add(A);
    for (let index = 0; index < 2000; index += 1) failedImages.add(`${index}`);
    expect(hasFailed(A)).toBe(false);
    expect(hasFailed('0')).toBe(true);
    expect(hasFailed('1999')).toBe(true);
  });

  it('notifies of every change, also of the end of a failure that has been read', () => {
    const versions = new Set([failedImages.getVersion()]);
    const unsubscribe = subscribe(() => versions.add(failedImages.getVersion()));
    failedImages.add(A);
    expect(versions.size).toBe(2);
    window.dispatchEvent(new Event('online'));
    expect(versions.size).toBe(3);
    failedImages.add(A);
    vi.advanceTimersByTime(TEN_MINUTES_MS);
    expect(versions.size).toBe(5);
    unsubscribe();
    failedImages.add(A);
    expect(versions.size).toBe(5);
    expect(vi.getTimerCount()).toBe(0);
  });
});
