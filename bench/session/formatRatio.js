import { median } from './median.js';

/**
 * Ratio of two medians, and in brackets the least and the greatest ratio within one round. Rounds
 * count in order: `values[2]` was measured beside `floor[2]`.
 * @param {readonly number[]} values
 * @param {readonly number[]} floor
 */
export function formatRatio(values, floor) {
  const ratios = values.map((value, round) => value / (floor[round] ?? Number.NaN));
  const format = (/** @type {number} */ ratio) => ratio.toFixed(2);
  const middle = format(median(values) / median(floor));
  const least = format(Math.min(...ratios));
  const greatest = format(Math.max(...ratios));
  return least === greatest ? middle : `${middle} [${least}–${greatest}]`;
}
