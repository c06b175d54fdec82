import { describe, expect, it, vi } from 'vitest';
import { remember } from '../../src/utils/remember.js';

describe('remember', () => {
  it('creates the value of a key once', () => {
    const memory = new Map<string, number>();
    const create = vi.fn(() => 1);
    expect([remember(memory, 'a', create), remember(memory, 'a', create)]).toEqual([1, 1]);
    expect(remember(memory, 'b', () => 2)).toBe(2);
    expect(create).toHaveBeenCalledOnce();
  });

  it('remembers that there is no value', () => {
    const create = vi.fn(() => undefined);
    const memory = new WeakMap<object, undefined>();
    const key = {};
    expect([remember(memory, key, create), remember(memory, key, create)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(create).toHaveBeenCalledOnce();
  });

  it('never has more entries than it may, 500 unless told', () => {
    const memory = new Map<number, number>();
    for (let key = 0; key < 500; key += 1) remember(memory, key, () => key);
    expect(memory.size).toBe(500);
    expect(remember(memory, 500, () => 500)).toBe(500);
    expect(memory.size).toBe(1);
    remember(memory, 501, () => 501, 1);
    expect([...memory.keys()]).toEqual([501]);
  });

  it('keeps nothing of what could not be created', () => {
    const memory = new Map<string, number>();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => remember(memory, 'a', fail)).toThrow('no');
    expect(remember(memory, 'a', () => 1)).toBe(1);
  });
});
