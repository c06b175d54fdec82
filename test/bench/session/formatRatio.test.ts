// @vitest-environment node
import { expect, it } from 'vitest';
import { formatRatio } from '../../../bench/session/formatRatio.js';

it('divides the medians, and gives the range of the ratios within the rounds', () => {
  // Medians 30 and 20; rounds 10/10, 30/20, 60/30.
  expect(formatRatio([10, 30, 60], [10, 20, 30])).toBe('1.50 [1.00–2.00]');
});

it('writes only the ratio if it looks the same in every round', () => {
  expect(formatRatio([3, 6], [2, 4])).toBe('1.50');
});
