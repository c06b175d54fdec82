import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEndReached } from '../../../src/list/behavior/useEndReached.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A reader at the end of a list. */
function renderEnd(change = {}) {
  const onEndReached = vi.fn();
  const atEnd = { isNear: true, lastKey: 'd', isWanted: true, onEndReached, ...change };
  const { rerender, unmount } = renderHook(useEndReached, { initialProps: atEnd });
  return {
    calls: () => onEndReached.mock.calls.length,
    rerender: (next = {}) => rerender({ ...atEnd, ...next }),
    /** The host app reports that it loads, and then that it has stopped without a row. */
    fail() {
      rerender({ ...atEnd, isWanted: false });
      rerender(atEnd);
    },
    unmount,
  };
}
const scroll = (type = 'scroll') => document.dispatchEvent(new Event(type));

it('calls once for each last row', () => {
  const end = renderEnd();
  end.rerender();
  expect(end.calls()).toBe(1);
  end.rerender({ lastKey: 'h' });
  expect(end.calls()).toBe(2);
});

it('does not call far from the end, without more rows, or while they are being loaded', () => {
  expect(renderEnd({ isNear: false }).calls()).toBe(0);
  expect(renderEnd({ isWanted: false }).calls()).toBe(0);
});

it('calls again ten seconds after a page that failed, and ten seconds later again', () => {
  const end = renderEnd();
  end.fail();
  vi.advanceTimersByTime(9_999);
  expect(end.calls()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(end.calls()).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(end.calls()).toBe(3);
});

it.each(['scroll', 'wheel', 'touchmove'])(
  'calls again by a %s after a page that failed',
  (type) => {
    const end = renderEnd();
    end.fail();
    scroll(type);
    expect(end.calls()).toBe(2);
    scroll(type);
    expect(end.calls(), 'in a loop').toBe(2);
  },
);

it('does not call again on scrolling until the host has been loading', () => {
  const end = renderEnd();
  scroll();
  expect(end.calls()).toBe(1);
});

it('calls again when the connection returns', () => {
  const end = renderEnd();
  window.dispatchEvent(new Event('online'));
  expect(end.calls()).toBe(2);
});

it('calls again when the reader comes back to the end', () => {
  const end = renderEnd();
  end.rerender({ isNear: false });
  end.rerender();
  expect(end.calls()).toBe(2);
});

it('calls the latest function, and none once the list is gone', () => {
  const end = renderEnd();
  const latest = vi.fn();
  end.rerender({ onEndReached: latest });
  vi.advanceTimersByTime(10_000);
  expect([end.calls(), latest.mock.calls.length]).toEqual([1, 1]);
  end.unmount();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(latest).toHaveBeenCalledTimes(1);
});
