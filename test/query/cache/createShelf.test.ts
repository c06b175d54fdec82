import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShelf } from '../../../src/query/cache/createShelf.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createLog(ms = 1_000) {
  const due: string[] = [];
  const shelf = createShelf<string>(ms, (item) => due.push(item));
  return { due, shelf };
}

describe('createShelf', () => {
  it('gives each thing back when it was there for its time, and not a millisecond before', () => {
    const { due, shelf } = createLog();
    shelf.put('a');
    vi.advanceTimersByTime(400);
    shelf.put('b');
    vi.advanceTimersByTime(599);
    expect(due).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(due).toEqual(['a']);
    vi.advanceTimersByTime(399);
    expect(due).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(due).toEqual(['a', 'b']);
  });

  it('needs one timer for any number of things, and none when it is empty', () => {
    const { shelf } = createLog();
    for (let n = 0; n < 10_000; n += 1) shelf.put(`${n}`);
    expect(vi.getTimerCount()).toBe(1);
    for (let n = 0; n < 10_000; n += 1) shelf.remove(`${n}`);
    expect(shelf.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    shelf.put('again');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begins the time of a thing anew that is put again', () => {
    const { due, shelf } = createLog();
    shelf.put('a');
    shelf.put('b');
    vi.advanceTimersByTime(900);
    shelf.put('a');
    vi.advanceTimersByTime(100);
    expect(due).toEqual(['b']);
    vi.advanceTimersByTime(900);
    expect(due).toEqual(['b', 'a']);
  });

  it('gives nothing back that was removed or taken', () => {
    const { due, shelf } = createLog();
    for (const item of ['a', 'b', 'c', 'd']) shelf.put(item);
    shelf.remove('b');
    shelf.remove('never there');
    expect(shelf.take()).toBe('a');
    expect(shelf.size).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(due).toEqual(['c', 'd']);
    expect(shelf.take()).toBeUndefined();
  });

  it('keeps what is put back while it gives back, for its whole time', () => {
    const due: [string, number][] = [];
    const start = Date.now();
    const shelf = createShelf<string>(1_000, (item) => {
      due.push([item, Date.now() - start]);
      if (due.length < 5) shelf.put(item);
    });
    shelf.put('a');
    vi.advanceTimersByTime(500);
    shelf.put('b');
    vi.advanceTimersByTime(10_000);
    expect(due).toEqual([
      ['a', 1_000],
      ['b', 1_500],
      ['a', 2_000],
      ['b', 2_500],
      ['a', 3_000],
      ['b', 3_500],
    ]);
    expect(shelf.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['an hour', 3_600_000],
    ['a hundred days', 8_640_000_000],
  ])('gives everything back in its time although the clock is set back by %s', (_, ms) => {
    const { due, shelf } = createLog(60_000);
    shelf.put('a');
    vi.setSystemTime(Date.now() - ms);
    shelf.put('b');
    vi.advanceTimersByTime(59_999);
    expect(due).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(due).toEqual(['a', 'b']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('needs no timer to keep things for ever', () => {
    const { due, shelf } = createLog(Infinity);
    shelf.put('a');
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000_000);
    expect(due).toEqual([]);
    expect(shelf.take()).toBe('a');
  });

  it('gives back the others although one could not be taken care of', () => {
    const due: string[] = [];
    const shelf = createShelf<string>(1_000, (item) => {
      due.push(item);
      if (item === 'b') throw new Error('b');
    });
    for (const item of ['a', 'b', 'c']) shelf.put(item);
    expect(() => vi.advanceTimersByTime(1_000)).toThrow('b');
    vi.advanceTimersByTime(1);
    expect(due).toEqual(['a', 'b', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
