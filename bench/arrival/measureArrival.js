import { buildPages } from '../session/buildPages.js';
import { formatSpread } from '../session/formatSpread.js';
import { hookCommits } from '../session/hookCommits.js';
import { installPeers } from '../session/installPeers.js';
import { inTurns } from '../session/inTurns.js';
import { openBrowser } from '../session/openBrowser.js';
import { servePages } from '../session/servePages.js';
import { visit } from '../session/visit.js';
import { watchArrival } from './watchArrival.js';

const LISTS = { Merchantry: 'merchantry', 'by hand': 'byHand' };
const BYTES_OF_MBIT = 125_000;
/** @type {readonly { name: string, mbit: number, latencyMs: number, slowdown: number }[]} */
const NETWORKS = [
  { name: '10 Mbit/s, 20 ms', mbit: 10, latencyMs: 20, slowdown: 1 },
  { name: '1.6 Mbit/s, 150 ms, 4 × CPU', mbit: 1.6, latencyMs: 150, slowdown: 4 },
  { name: '0.5 Mbit/s, 400 ms, 4 × CPU', mbit: 0.5, latencyMs: 400, slowdown: 4 },
];

/**
 * What a reader waits for after a navigation with an empty cache, beside the list that people make
 * by hand.
 * @param {{ rounds?: number }} options default 9 rounds
 * @returns {Promise<import('../bench.js').Report>}
 */
export async function measureArrival({ rounds = 9 }) {
  installPeers();
  const folders = [];
  for (const folder of Object.values(LISTS)) folders.push(await buildPages(`arrival/${folder}`));
  const server = await servePages(folders, { isHttp2: true });
  const { browser } = await openBrowser();
  /** @type {ArrivalSample[]} */
  const samples = [];
  const visits = NETWORKS.flatMap((network) =>
    Object.entries(LISTS).map(([list, folder]) => ({
      ...network,
      name: `${network.name}: ${list}`,
      path: `arrival/${folder}/`,
    })),
  );
  try {
    for (const { name, path, mbit, latencyMs, slowdown } of inTurns(visits, rounds)) {
      // A context of its own has an empty cache.
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        ignoreHTTPSErrors: true,
      });
      await context.addInitScript(hookCommits);
      await context.addInitScript(watchArrival);
      const measured = await visit(context, 'about:blank', async (page) => {
        const session = await context.newCDPSession(page);
        const rate = mbit * BYTES_OF_MBIT;
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: latencyMs,
          downloadThroughput: rate,
          uploadThroughput: rate,
        });
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.goto(`${server.url}/${path}`, { waitUntil: 'commit' });
        return page.evaluate(readArrival);
      });
      await context.close();
      samples.push({ visit: name, ...measured });
    }
  } finally {
    await browser.close();
    server.close();
  }
  return {
    rounds,
    browser: browser.version(),
    samples,
    tables: [
      {
        title: '200 rows, 390 px, HTTP/2, gzip, empty cache: milliseconds since the navigation',
        columns: [
          '',
          'first row',
          'first request',
          'first name',
          'requests',
          'commits before the response',
          'script, kB',
          'style, kB',
        ],
        rows: visits.map(({ name }) => {
          const own = samples.filter((sample) => sample.visit === name);
          const spread = (/** @type {keyof Measured} */ key) =>
            formatSpread(
              own.map((sample) => sample[key]),
              key.endsWith('KB') ? 1 : 0,
            );
          return [
            name,
            spread('row'),
            spread('request'),
            spread('name'),
            spread('requests'),
            spread('commits'),
            spread('scriptKB'),
            spread('styleKB'),
          ];
        }),
      },
    ],
  };
}

/**
 * @typedef {import('./watchArrival.js').Arrival
 *   & { requests: number, scriptKB: number, styleKB: number }} Measured
 * @typedef {Measured & { visit: string }} ArrivalSample
 */

/**
 * Runs in the page. Pictures do not count: they come after the names.
 * @returns {Promise<Measured>}
 */
async function readArrival() {
  /** @type {import('./watchArrival.js').Arrival} */
  const arrival = await Reflect.get(globalThis, 'arrival');
  const files = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType('resource')
  ).filter(({ initiatorType }) => initiatorType !== 'img');
  const kiloBytes = (/** @type {RegExp} */ ending) =>
    files
      .filter(({ name }) => ending.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000;
  const page = 1;
  return {
    ...arrival,
    requests: page + files.length,
    scriptKB: kiloBytes(/\.js$/),
    styleKB: kiloBytes(/\.css$/),
  };
}
