import { expect, it, vi } from 'vitest';
import { remember } from '../../src/service/remember.js';

it('makes a result once for each argument, also where it is undefined', () => {
  const make = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const lengthOf = remember(10, make);
  expect([lengthOf('ab'), lengthOf(''), lengthOf('ab'), lengthOf('')]).toEqual([
    2,
    undefined,
    2,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('holds no more than so many results', () => {
  const make = vi.fn((key: number) => key);
  const same = remember(2, make);
  for (const key of [1, 2, 1, 2]) same(key);
  expect(make).toHaveBeenCalledTimes(2);
  same(3);
  same(1);
  expect(make).toHaveBeenCalledTimes(4);
});
