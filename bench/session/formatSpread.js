import { median } from './median.js';

/**
 * `median [least–greatest]`, or only the median if all values look the same.
 * @param {readonly number[]} values
 * @param {number} [digits] decimals
 */
export function formatSpread(values, digits = 0) {
  const format = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const least = format.format(Math.min(...values));
  const greatest = format.format(Math.max(...values));
  const middle = format.format(median(values));
  return least === greatest ? middle : `${middle} [${least}–${greatest}]`;
}
