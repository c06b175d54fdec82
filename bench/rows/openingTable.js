import { formatRatio } from '../session/formatRatio.js';
import { formatSpread } from '../session/formatSpread.js';

/**
 * @typedef {object} OpeningSample
 * @property {number} count
 * @property {boolean} isMapped the host app's own rows, with `toTransaction`
 * @property {import('./times.js').Times} opening
 */

/** The list with which the others are compared. */
const BASE = 1000;

/**
 * Opening lists of different lengths as a table.
 * @param {readonly OpeningSample[]} samples
 * @param {readonly number[]} counts
 * @returns {import('../session/formatTable.js').Table}
 */
export function openingTable(samples, counts) {
  /**
   * @param {number} count
   * @param {boolean} isMapped
   * @param {'wall' | 'work'} key
   */
  const values = (count, isMapped, key) =>
    samples
      .filter((sample) => sample.count === count && sample.isMapped === isMapped)
      .map(({ opening }) => opening[key]);
  const columns = [false, true].flatMap((isMapped) => {
    const suffix = isMapped ? ', toTransaction' : '';
    const keys = /** @type {const} */ ([
      ['wall', 'ms'],
      ['work', 'with the rest read'],
    ]);
    return keys.flatMap(([key, title]) => [
      {
        title: `${title}${suffix}`,
        cell: (/** @type {number} */ count) => formatSpread(values(count, isMapped, key)),
      },
      {
        title: `÷ ${BASE.toLocaleString('en-GB')}${suffix}`,
        cell: (/** @type {number} */ count) =>
          formatRatio(values(count, isMapped, key), values(BASE, isMapped, key)),
      },
    ]);
  });
  return {
    title: 'Opening a TransactionList: from render to its first rows',
    columns: ['transactions', ...columns.map(({ title }) => title)],
    rows: counts.map((count) => [
      count.toLocaleString('en-GB'),
      ...columns.map(({ cell }) => cell(count)),
    ]),
  };
}
