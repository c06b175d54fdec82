import { buildPages } from '../session/buildPages.js';
import { formatSpread } from '../session/formatSpread.js';
import { inTurns } from '../session/inTurns.js';
import { openBrowser } from '../session/openBrowser.js';
import { servePages } from '../session/servePages.js';
import { visit } from '../session/visit.js';

const LATENCY_MS = 150;
/** After this time a screen counts as never complete. */
const LIMIT_MS = 10_000;

/** @type {readonly import('./main.js').FlingContestant[]} */
const CONTESTANTS = [
  'Merchantry TransactionList',
  'useQuery per row',
  'useQuery + batshit, 25',
  'useQuery + DataLoader, 25',
  'one query per page of 25',
];

/**
 * What a fast scroll requests, and how long the screen where it stops waits for its merchants.
 * @param {{ rounds?: number }} options default 2 rounds
 * @returns {Promise<import('../bench.js').Report>}
 */
export async function measureFling({ rounds = 2 }) {
  const server = await servePages(await buildPages('fling'), { latencyMs: LATENCY_MS });
  const { browser, context } = await openBrowser();
  /** @type {FlingSample[]} */
  const samples = [];
  try {
    for (const name of inTurns(CONTESTANTS, rounds)) {
      const query = new URLSearchParams({ list: name, visit: String(samples.length) });
      const url = `${server.url}/fling/?${query}`;
      const result = await visit(context, url, (page) => page.evaluate(fling, LIMIT_MS));
      samples.push({ name, ...result, ...server.seenFrom(url) });
    }
  } finally {
    await browser.close();
    server.close();
  }

  const rows = CONTESTANTS.map((name) => {
    const own = samples.filter((sample) => sample.name === name);
    const spread = (/** @type {'fetches' | 'failed' | 'requests' | 'records' | 'frames'} */ key) =>
      formatSpread(own.map((sample) => sample[key]));
    const rests = own.map(({ restMs }) => restMs);
    const arrived = rests.filter((ms) => ms !== null);
    const rest = [
      ...(arrived.length > 0 ? [formatSpread(arrived)] : []),
      ...(arrived.length < rests.length ? [`never ×${rests.length - arrived.length}`] : []),
    ].join(', ');
    return [
      name,
      spread('fetches'),
      spread('failed'),
      spread('requests'),
      spread('records'),
      rest,
      spread('frames'),
    ];
  });
  return {
    rounds,
    browser: browser.version(),
    samples,
    tables: [
      {
        title: `10,000 rows in six seconds, dead stop, ${LATENCY_MS} ms latency, HTTP/1.1`,
        columns: [
          '',
          'fetches',
          'failed',
          'requests served',
          'records requested',
          `rest to resolved, ms`,
          'frames',
        ],
        rows,
      },
    ],
  };
}

/**
 * @typedef {{ name: string, requests: number, records: number, fetches: number, failed: number }
 *   & import('./scrollAndStop.js').FlingResult} FlingSample
 */

/**
 * Runs in the page.
 * @param {number} limitMs
 */
async function fling(limitMs) {
  /** @type {import('./main.js').FlingPage} */
  const page = Reflect.get(globalThis, 'bench');
  const result = await page.scrollAndStop(limitMs);
  return { ...result, ...page.counts };
}
