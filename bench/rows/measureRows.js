import { buildPages } from '../session/buildPages.js';
import { formatSpread } from '../session/formatSpread.js';
import { inTurns } from '../session/inTurns.js';
import { openBrowser } from '../session/openBrowser.js';
import { openMeter } from '../session/openMeter.js';
import { servePages } from '../session/servePages.js';
import { visit } from '../session/visit.js';

/** @type {readonly import('./contestants.js').RowName[]} the first one is the floor */
const ROWS = [
  'plain React (floor)',
  'Merchantry TransactionRow',
  'Merchantry TransactionRow + address',
];

/** @type {readonly import('./commitsOfResponse.js').ResponseContestant[]} */
const RESPONSE_CONTESTANTS = [
  'Merchantry useMerchant',
  'useQuery per row',
  'useQuery + batshit, 25',
  'useQuery + DataLoader, 25',
  'one query per page of 25',
];

/** In sequence, each after the previous one is at rest. */
const UPDATES_PER_ROUND = 20;

/**
 * What 1,000 rows cost to mount and 25 of them to fill, and how often React commits for a response.
 * @param {{ rounds?: number }} options default 5 rounds
 * @returns {Promise<import('../bench.js').Report>}
 */
export async function measureRows({ rounds = 5 }) {
  const server = await servePages(await buildPages('rows'));
  const { browser, context } = await openBrowser();
  const url = `${server.url}/rows/`;
  /** @type {RowsSample[]} */
  const samples = [];
  /** @type {{ name: string, commits: number }[]} */
  const responses = [];
  try {
    // From here on, pictures come from the browser's cache.
    for (const name of ROWS) await visit(context, url, (page) => measureMount(page, name));
    for (const name of inTurns(ROWS, rounds)) {
      const mount = await visit(context, url, (page) => measureMount(page, name));
      const update = await visit(context, url, (page) => measureUpdate(page, name));
      samples.push({ name, ...mount, ...update });
    }
    for (const name of inTurns(RESPONSE_CONTESTANTS, 2)) {
      const commits = await visit(context, url, (page) => page.evaluate(commitsOf, name));
      responses.push({ name, commits });
    }
  } finally {
    await browser.close();
    server.close();
  }

  const floor = samples.filter(({ name }) => name === ROWS[0]);
  const rows = ROWS.map((name) => {
    const own = samples.filter((sample) => sample.name === name);
    /** @param {Exclude<keyof RowsSample, 'name'>} key */
    const ratio = (key) =>
      formatSpread(
        own.map((sample, round) => sample[key] / (floor[round]?.[key] ?? Number.NaN)),
        2,
      );
    /**
     * @param {Exclude<keyof RowsSample, 'name'>} key
     * @param {number} [digits]
     */
    const value = (key, digits) =>
      formatSpread(
        own.map((sample) => sample[key]),
        digits,
      );
    return [
      name,
      ratio('mountMs'),
      ratio('updateMs'),
      value('mountMs'),
      value('mountScriptMs'),
      value('mountLayoutMs'),
      value('updateMs', 1),
      value('elements'),
      value('heapMB', 1),
    ];
  });
  return {
    rounds,
    browser: browser.version(),
    samples: [...samples, ...responses],
    tables: [
      {
        title:
          'The same row: mount 1,000, then fill 25 of 1,000; processor time of the main thread',
        columns: [
          '',
          'mount ÷ floor',
          'update ÷ floor',
          'mount, ms',
          'script',
          'style + layout',
          'update, ms',
          'elements a row',
          'heap MB per 1,000',
        ],
        rows,
      },
      {
        title: 'One response for 25 rows',
        columns: ['', 'React commits'],
        rows: RESPONSE_CONTESTANTS.map((name) => {
          const own = responses.filter((response) => response.name === name);
          return [name, formatSpread(own.map(({ commits }) => commits))];
        }),
      },
    ],
  };
}

/**
 * @typedef {object} RowsSample
 * @property {string} name
 * @property {number} mountMs
 * @property {number} mountScriptMs
 * @property {number} mountLayoutMs
 * @property {number} updateMs per response of 25 rows
 * @property {number} elements per row
 * @property {number} heapMB
 */

/**
 * @param {import('playwright').Page} page
 * @param {import('./contestants.js').RowName} name
 */
async function measureMount(page, name) {
  const meter = await openMeter(page);
  await page.evaluate(prepare, name);
  const heapBefore = await meter.heapMB();
  const mount = await meter.spend(() => page.evaluate(mountAll));
  const heapMB = (await meter.heapMB()) - heapBefore;
  return {
    mountMs: mount.task,
    mountScriptMs: mount.script,
    mountLayoutMs: mount.layout,
    elements: mount.result,
    heapMB,
  };
}

/**
 * @param {import('playwright').Page} page
 * @param {import('./contestants.js').RowName} name
 */
async function measureUpdate(page, name) {
  const meter = await openMeter(page);
  await page.evaluate(prepare, name);
  await page.evaluate(mountPending);
  const updates = await meter.spend(() => page.evaluate(fillAll, UPDATES_PER_ROUND));
  return { updateMs: updates.task / UPDATES_PER_ROUND };
}

// What follows runs in the page.

/** @param {import('./contestants.js').RowName} name */
async function prepare(name) {
  const board = Reflect.get(globalThis, 'bench').board(name);
  Object.assign(globalThis, { board });
  await board.prepare();
}

async function mountAll() {
  const board = Reflect.get(globalThis, 'board');
  await board.mount(true);
  return /** @type {number} */ (board.elementsPerRow());
}

async function mountPending() {
  await Reflect.get(globalThis, 'board').mount(false);
}

/** @param {number} count */
async function fillAll(count) {
  const board = Reflect.get(globalThis, 'board');
  for (let filled = 0; filled < count; filled += 1) await board.fill();
}

/**
 * @param {import('./commitsOfResponse.js').ResponseContestant} name
 * @returns {Promise<number>}
 */
function commitsOf(name) {
  return Reflect.get(globalThis, 'bench').commitsOfResponse(name);
}
