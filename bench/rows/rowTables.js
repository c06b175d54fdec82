import { formatRatio } from '../session/formatRatio.js';
import { formatSpread } from '../session/formatSpread.js';

/**
 * @typedef {object} RowSample one contestant in one round
 * @property {string} id
 * @property {Both<import('./measureMount.js').MountSample>} [mount]
 * @property {Both<Times>} [update]
 * @property {Times} [scroll] without *c-v*
 */

/** @typedef {import('./times.js').Times} Times */

/**
 * @template Value
 * @typedef {object} Both
 * @property {Value} on with `content-visibility: auto` on every contestant's row
 * @property {Value} off without it
 */

/**
 * @typedef {object} TableContestant
 * @property {string} id
 * @property {string} label
 * @property {boolean} isContentVisibilityAuto what its own style sheet says
 */

/** @typedef {(sample: RowSample, visibility: 'on' | 'off') => number | undefined} Read */

/** @typedef {{ title: string, digits?: number, read: Read, visibility?: 'on' | 'off' }} Column */

/**
 * The contest as tables; parts that were not measured are left out. The first contestant is the
 * floor. Unless a title says otherwise, a row has the `content-visibility` that its own style sheet
 * gives it.
 * @param {readonly RowSample[]} samples
 * @param {readonly TableContestant[]} contestants
 * @param {number} count rows that were mounted
 * @returns {import('../session/formatTable.js').Table[]}
 */
export function rowTables(samples, contestants, count) {
  const rows = count.toLocaleString('en-GB');
  return [
    ratioTable(`The row ÷ the same row in plain React, ${rows} rows: script, style and layout`, [
      { title: 'cold', read: ({ mount }, on) => mount?.[on].cold.work },
      { title: 'warm', read: warmWork },
      { title: 'warm, none has c-v', visibility: 'off', read: warmWork },
      { title: 'warm, all have c-v', visibility: 'on', read: warmWork },
      { title: 'update', read: ({ update }, on) => update?.[on].work },
      { title: 'scroll', read: ({ scroll }) => scroll?.work },
      { title: 'elements', digits: 0, read: ({ mount }, on) => mount?.[on].elements },
      { title: 'heap MB', digits: 1, read: ({ mount }, on) => mount?.[on].heapMB },
    ]),
    ratioTable('The same, elapsed time', [
      { title: 'cold', read: ({ mount }, on) => mount?.[on].cold.wall },
      { title: 'warm', read: warmWall },
      { title: 'warm, none has c-v', visibility: 'off', read: warmWall },
      { title: 'warm, all have c-v', visibility: 'on', read: warmWall },
      { title: 'update', read: ({ update }, on) => update?.[on].wall },
      { title: 'scroll', read: ({ scroll }) => scroll?.wall },
    ]),
    ratioTable('The same, script, style and layout apart', [
      { title: 'warm: script', read: ({ mount }, on) => mount?.[on].warm.script },
      { title: 'style', read: ({ mount }, on) => mount?.[on].warm.style },
      { title: 'layout', read: ({ mount }, on) => mount?.[on].warm.layout },
      { title: 'scroll: script', read: ({ scroll }) => scroll?.script },
      { title: 'style', read: ({ scroll }) => scroll?.style },
      { title: 'layout', read: ({ scroll }) => scroll?.layout },
    ]),
    valueTable(`Mounting ${rows} rows in a page’s first mount, ms`, [
      { title: 'elapsed', read: ({ mount }, on) => mount?.[on].cold.wall },
      { title: 'main thread', read: ({ mount }, on) => mount?.[on].cold.task },
      { title: 'script', read: ({ mount }, on) => mount?.[on].cold.script },
      { title: 'style', read: ({ mount }, on) => mount?.[on].cold.style },
      { title: 'layout', read: ({ mount }, on) => mount?.[on].cold.layout },
      { title: 'elements a row', read: ({ mount }, on) => mount?.[on].elements },
      { title: 'listeners a row', read: ({ mount }, on) => mount?.[on].listeners },
      { title: 'heap MB', digits: 1, read: ({ mount }, on) => mount?.[on].heapMB },
    ]),
    valueTable(`Mounting ${rows} new rows after three mounts, ms`, [
      { title: 'elapsed', read: warmWall },
      { title: 'main thread', read: ({ mount }, on) => mount?.[on].warm.task },
      { title: 'script', read: ({ mount }, on) => mount?.[on].warm.script },
      { title: 'style', read: ({ mount }, on) => mount?.[on].warm.style },
      { title: 'layout', read: ({ mount }, on) => mount?.[on].warm.layout },
      { title: 'sum, none has c-v', visibility: 'off', read: warmWork },
      { title: 'sum, all have c-v', visibility: 'on', read: warmWork },
    ]),
    valueTable(`One response for 25 of ${rows} rows, ms`, [
      { title: 'elapsed', digits: 1, read: ({ update }, on) => update?.[on].wall },
      { title: 'main thread', digits: 1, read: ({ update }, on) => update?.[on].task },
      { title: 'script', digits: 1, read: ({ update }, on) => update?.[on].script },
      { title: 'style', digits: 1, read: ({ update }, on) => update?.[on].style },
      { title: 'layout', digits: 1, read: ({ update }, on) => update?.[on].layout },
    ]),
    valueTable(`Scrolling through ${(count * 10).toLocaleString('en-GB')} rows, ms a frame`, [
      { title: 'elapsed', digits: 1, read: ({ scroll }) => scroll?.wall },
      { title: 'main thread', digits: 1, read: ({ scroll }) => scroll?.task },
      { title: 'script', digits: 2, read: ({ scroll }) => scroll?.script },
      { title: 'style', digits: 2, read: ({ scroll }) => scroll?.style },
      { title: 'layout', digits: 2, read: ({ scroll }) => scroll?.layout },
    ]),
  ].filter(({ columns }) => columns.length > 1);

  /**
   * Ratios to the floor, and values in the columns that say how many decimals they have.
   * @param {string} title
   * @param {readonly Column[]} columns
   */
  function ratioTable(title, columns) {
    const floor = contestants[0];
    return table(title, columns, (contestant, column) => {
      const values = valuesOf(contestant, column);
      if (column.digits !== undefined || !floor) return formatSpread(values, column.digits);
      return formatRatio(values, valuesOf(floor, column));
    });
  }

  /**
   * @param {string} title
   * @param {readonly Column[]} columns
   */
  function valueTable(title, columns) {
    return table(title, columns, (contestant, column) =>
      formatSpread(valuesOf(contestant, column), column.digits),
    );
  }

  /**
   * @param {string} title
   * @param {readonly Column[]} columns
   * @param {(contestant: TableContestant, column: Column) => string} format
   */
  function table(title, columns, format) {
    const measured = columns.filter((column) =>
      contestants.some((contestant) => valuesOf(contestant, column).length > 0),
    );
    return {
      title,
      columns: ['', ...measured.map((column) => column.title)],
      rows: contestants.map((contestant) => [
        contestant.label,
        ...measured.map((column) => format(contestant, column)),
      ]),
    };
  }

  /**
   * @param {TableContestant} contestant
   * @param {Column} column
   */
  function valuesOf({ id, isContentVisibilityAuto }, { read, visibility }) {
    const shipped = isContentVisibilityAuto ? 'on' : 'off';
    return samples
      .filter((sample) => sample.id === id)
      .map((sample) => read(sample, visibility ?? shipped))
      .filter((value) => value !== undefined);
  }
}

/** @type {Read} */
const warmWork = ({ mount }, on) => mount?.[on].warm.work;

/** @type {Read} */
const warmWall = ({ mount }, on) => mount?.[on].warm.wall;
