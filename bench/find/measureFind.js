import { buildPages } from '../session/buildPages.js';
import { formatSpread } from '../session/formatSpread.js';
import { installPeers } from '../session/installPeers.js';
import { inTurns } from '../session/inTurns.js';
import { openBrowser } from '../session/openBrowser.js';
import { openMeter } from '../session/openMeter.js';
import { servePages } from '../session/servePages.js';
import { visit } from '../session/visit.js';
import { traceTasks } from './traceTasks.js';

/** @type {readonly import('./main.js').FindContestant[]} */
const NAMES = [
  'useFind',
  'useFind, four filters set',
  'useFind, totals and facets read',
  'filter(includes)',
  'MiniSearch',
  'Fuse.js',
];

/** @type {readonly Statement[]} */
const STATEMENTS = [
  { title: '100,000 rows', count: 100_000, slowdown: 1, isDistinct: false },
  {
    title: '25,000 rows, processor slowed down 4 times',
    count: 25_000,
    slowdown: 4,
    isDistinct: false,
  },
  {
    title: '100,000 rows, each with a text of its own',
    count: 100_000,
    slowdown: 1,
    isDistinct: true,
  },
];

/** 100 letters: each is typed and deleted. */
const QUESTIONS = ['coffee', 'northside leeds', 'eating out', '12.50', 'quillmarket', 'zzz'];

const BYTES_A_MB = 1_000_000;

/**
 * What a letter costs that is typed into a search, and what its index costs.
 * @param {{ rounds?: number }} options default 3 rounds
 * @returns {Promise<import('../bench.js').Report>}
 */
export async function measureFind({ rounds = 3 }) {
  installPeers();
  const server = await servePages(await buildPages('find'));
  const { browser, context } = await openBrowser();
  const url = `${server.url}/find/`;
  /** @type {FindSample[]} */
  const samples = [];
  try {
    for (const statement of STATEMENTS) {
      for (const name of inTurns(NAMES, rounds)) {
        samples.push(await visit(context, url, (page) => measureSearch(page, name, statement)));
      }
    }
  } finally {
    await browser.close();
    server.close();
  }

  const tables = STATEMENTS.map(({ title }) => ({
    title,
    columns: [
      '',
      'letter, median ms',
      'letter, 95 % ms',
      'slowest ms',
      'index ms',
      'longest task ms',
      'slices, 95 % ms',
      'longest slice ms',
      'heap bytes a row',
    ],
    rows: NAMES.map((name) => {
      const own = samples.filter((sample) => sample.name === name && sample.title === title);
      /** @param {number} share */
      const times = (share) =>
        formatSpread(
          own.map(({ times }) => quantile(times, share)),
          1,
        );
      const slice = (/** @type {number} */ share) =>
        name.startsWith('useFind')
          ? formatSpread(
              own.map(({ slices }) => quantile(slices, share)),
              1,
            )
          : '';
      return [
        name,
        times(0.5),
        times(0.95),
        times(1),
        formatSpread(own.map(({ elapsedMs }) => elapsedMs)),
        formatSpread(
          own.map(({ longestMs }) => longestMs),
          1,
        ),
        slice(0.95),
        slice(1),
        formatSpread(own.map(({ bytesPerRow }) => bytesPerRow)),
      ];
    }),
  }));
  return { rounds, samples, browser: browser.version(), tables };
}

/**
 * @typedef {{ title: string, count: number, slowdown: number, isDistinct: boolean }} Statement
 * @typedef {object} FindSample
 * @property {string} name
 * @property {string} title
 * @property {number} elapsedMs from the first render until every row has been read
 * @property {readonly number[]} slices its tasks meanwhile that timers or `postTask` began
 * @property {number} longestMs the longest of its other tasks meanwhile
 * @property {number} bytesPerRow
 * @property {readonly number[]} times of each letter, typed or deleted
 * @property {readonly number[]} counts rows found by each question
 */

/**
 * @param {import('playwright').Page} page
 * @param {import('./main.js').FindContestant} name
 * @param {Statement} statement
 * @returns {Promise<FindSample>}
 */
async function measureSearch(page, name, { title, count, slowdown, isDistinct }) {
  await page.evaluate(prepare, { name, count, isDistinct });
  const meter = await openMeter(page, { slowdown });
  const before = await meter.heapMB();
  const {
    result: elapsedMs,
    longestMs,
    slices,
  } = await traceTasks(page, () => page.evaluate(open));
  const bytesPerRow = ((await meter.heapMB()) - before) * (BYTES_A_MB / count);
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const counts = [];
  const show = async (/** @type {string} */ text) => {
    const { result, script } = await meter.spend(() => page.evaluate(setText, text));
    times.push(script);
    return result;
  };
  for (const question of QUESTIONS) {
    for (let end = 1; end < question.length; end += 1) await show(question.slice(0, end));
    counts.push(await show(question));
    for (let end = question.length - 1; end >= 0; end -= 1) await show(question.slice(0, end));
  }
  return { name, title, bytesPerRow, elapsedMs, longestMs, slices, times, counts };
}

/**
 * The smallest value that is not exceeded by this share of them.
 * @param {readonly number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

// What follows runs in the page.

/**
 * @param {{ name: import('./main.js').FindContestant, count: number, isDistinct: boolean }} search
 * @returns {Promise<void>}
 */
function prepare({ name, count, isDistinct }) {
  return Reflect.get(globalThis, 'bench').prepare(name, count, isDistinct);
}

/** @returns {Promise<number>} */
function open() {
  return Reflect.get(globalThis, 'bench').open();
}

/**
 * @param {string} text
 * @returns {Promise<number>}
 */
function setText(text) {
  return Reflect.get(globalThis, 'bench').setText(text);
}
