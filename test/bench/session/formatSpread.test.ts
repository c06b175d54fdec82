// @vitest-environment node
import { expect, it } from 'vitest';
import { formatSpread } from '../../../bench/session/formatSpread.js';

it('writes the median of an odd and of an even number of values, with the range', () => {
  expect(formatSpread([9, 1, 4])).toBe('4 [1–9]');
  expect(formatSpread([10, 1, 4, 3])).toBe('4 [1–10]');
});

it('writes only the median if all values look the same', () => {
  expect(formatSpread([2.001, 2.004], 2)).toBe('2.00');
});

it('groups thousands and writes the requested number of decimals', () => {
  expect(formatSpread([1200.25], 1)).toBe('1,200.3');
});
