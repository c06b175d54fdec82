import { buildPages } from '../session/buildPages.js';
import { formatSpread } from '../session/formatSpread.js';
import { inTurns } from '../session/inTurns.js';
import { median } from '../session/median.js';
import { openBrowser } from '../session/openBrowser.js';
import { openMeter } from '../session/openMeter.js';
import { servePages } from '../session/servePages.js';
import { visit } from '../session/visit.js';

/** @type {readonly import('./contestants.js').ContestantName[]} */
const NAMES = [
  'bare fetchQuery',
  'fetchQuery, without the planner',
  'fetchQuery + batshit, 25',
  'fetchQuery + DataLoader, 25',
  'planner alone',
  'Merchantry through a QueryClient',
];
const [FLOOR, FAIR_FLOOR] = NAMES;

const ROWS = 10_000;
/** Merchantry caches at most this many settled lookups. */
const KEPT_ROWS = 5_000;
const WARM_UPS = 2;
/** Garbage collection happens at random: the median of several runs counts. */
const RUNS = 3;
const BYTES_A_MB = 1_000_000;

/**
 * What the planner costs without a network.
 * @param {{ rounds?: number }} options default 5 rounds
 * @returns {Promise<import('../bench.js').Report>}
 */
export async function measurePlanner({ rounds = 5 }) {
  const server = await servePages(await buildPages('planner'));
  const { browser, context } = await openBrowser();
  const url = `${server.url}/planner/`;
  /** @type {PlannerSample[]} */
  const samples = [];
  try {
    for (const name of inTurns(NAMES, rounds)) {
      const time = await visit(context, url, (page) => measureTime(page, name));
      const bytesPerRow = await visit(context, url, (page) => measureHeap(page, name));
      samples.push({ name, ...time, bytesPerRow });
    }
  } finally {
    await browser.close();
    server.close();
  }

  /** @param {string | undefined} wanted */
  const of = (wanted) => samples.filter(({ name }) => name === wanted);
  const floorBytes = median(of(FLOOR).map(({ bytesPerRow }) => bytesPerRow));
  const rows = NAMES.map((name) => {
    const own = of(name);
    /** @param {string | undefined} floor */
    const over = (floor) => own.map(({ ms }, round) => ms / (of(floor)[round]?.ms ?? Number.NaN));
    return [
      name,
      formatSpread(own.map(({ ms }) => ms)),
      formatSpread(own.map(({ mainThreadMs }) => mainThreadMs)),
      formatSpread(over(FLOOR), 2),
      formatSpread(over(FAIR_FLOOR), 2),
      formatSpread(own.map(({ bytesPerRow }) => bytesPerRow)),
      formatSpread(own.map(({ bytesPerRow }) => bytesPerRow - floorBytes)),
    ];
  });
  return {
    rounds,
    samples,
    browser: browser.version(),
    tables: [
      {
        title: '10,000 loads without network',
        columns: [
          '',
          'ms',
          'main thread ms',
          '÷ bare',
          '÷ without the planner',
          'heap bytes a row',
          'above bare',
        ],
        rows,
      },
    ],
  };
}

/**
 * @typedef {object} PlannerSample
 * @property {string} name
 * @property {number} ms from the first load to the last settled promise
 * @property {number} mainThreadMs processor time of the main thread
 * @property {number} bytesPerRow what remains on the heap for each row afterwards
 */

/**
 * @param {import('playwright').Page} page
 * @param {import('./contestants.js').ContestantName} name
 */
async function measureTime(page, name) {
  // So that the engine has compiled the hot functions.
  for (let time = 0; time < WARM_UPS; time += 1) {
    await page.evaluate(prepare, { name, count: KEPT_ROWS });
    await page.evaluate(run);
  }
  const meter = await openMeter(page);
  const times = [];
  for (let time = 0; time < RUNS; time += 1) {
    await page.evaluate(prepare, { name, count: ROWS });
    // Collects the garbage from creating the rows.
    await meter.heapMB();
    times.push(await meter.spend(() => page.evaluate(run)));
  }
  return {
    ms: median(times.map(({ result }) => result)),
    mainThreadMs: median(times.map(({ task }) => task)),
  };
}

/**
 * @param {import('playwright').Page} page
 * @param {import('./contestants.js').ContestantName} name
 */
async function measureHeap(page, name) {
  await page.evaluate(prepare, { name, count: KEPT_ROWS });
  const meter = await openMeter(page);
  const before = await meter.heapMB();
  await page.evaluate(run);
  return ((await meter.heapMB()) - before) * (BYTES_A_MB / KEPT_ROWS);
}

// What follows runs in the page.

/** @param {{ name: import('./contestants.js').ContestantName, count: number }} run */
function prepare({ name, count }) {
  Reflect.get(globalThis, 'bench').prepare(name, count);
}

/** @returns {Promise<number>} */
function run() {
  return Reflect.get(globalThis, 'bench').run();
}
