import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildLibrary } from '../session/buildLibrary.js';
import { formatTable } from '../session/formatTable.js';
import { runScale } from './runScale.js';

// Run by `node bench/scale/demoScale.js`. Its exit code is 0 if every row got the service's own result.

const DEFAULT_SECONDS = 24;
/** One for each phase. */
const MIN_SECONDS = 3;
const MAX_SECONDS = 3600;
/** What a shell reports of a program that was interrupted. */
const INTERRUPTED = 130;

const number = new Intl.NumberFormat('en-GB').format;
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' }).format;

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());

try {
  process.exitCode = (await demonstrate()) ? 0 : 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  console.error(`demoScale: ${stop.signal.aborted ? 'interrupted' : reason}`);
  process.exitCode = stop.signal.aborted ? INTERRUPTED : 1;
}

async function demonstrate() {
  const seconds = readSeconds();
  const redisUrl = process.env.REDIS_URL || undefined;
  if (redisUrl === undefined) getRedis();
  console.log('Building the library …');
  await buildLibrary();
  let begun = '';
  const { phases, all, failovers } = await runScale({
    seconds,
    redisUrl,
    signal: stop.signal,
    onSecond({ phase, second, now, sinceStart }) {
      if (phase !== begun) console.log(`\n${phase}`);
      begun = phase;
      const facts = [
        `${second} s`.padStart(6),
        `${number(now.requests)} requests`.padStart(14),
        `${percent(hitRate(now))} hit rate`.padStart(13),
        `${number(saved(sinceStart))} calls saved`.padStart(19),
        `${number(sinceStart.failed + sinceStart.wrong)} rows failed or wrong`,
      ];
      console.log(facts.join('  '));
    },
  });
  const table = {
    title: 'In all',
    columns: [
      'phase',
      'requests',
      'rows',
      'hit rate',
      'calls',
      'saved',
      'asked again',
      'failed',
      'wrong',
    ],
    rows: [...phases, { name: 'all', totals: all }].map(({ name, totals }) => [
      name,
      number(totals.requests),
      number(totals.rows),
      percent(hitRate(totals)),
      number(totals.calls),
      number(saved(totals)),
      number(totals.again),
      number(totals.failed),
      number(totals.wrong),
    ]),
  };
  console.log(`\n${formatTable(table)}\n`);
  console.log(`Requests that moved from the killed gateway to the other one: ${number(failovers)}`);
  const isGood = all.rows > 0 && all.failed === 0 && all.wrong === 0;
  console.log(
    isGood
      ? 'Every row got what the service itself says.'
      : 'Some rows did not get what the service itself says.',
  );
  return isGood;
}

/**
 * The share of rows that the service was not asked for. Requests that are on their way at the
 * second would count on one side only.
 * @param {import('./runScale.js').Totals} totals
 */
function hitRate({ rows, callRows }) {
  return rows === 0 ? 0 : Math.max(0, 1 - callRows / rows);
}

/**
 * Without a gateway that remembers, each request would be a call.
 * @param {import('./runScale.js').Totals} totals
 */
function saved({ requests, calls }) {
  return Math.max(0, requests - calls);
}

function readSeconds() {
  const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
  const seconds = Number(values.seconds ?? DEFAULT_SECONDS);
  if (Number.isInteger(seconds) && seconds >= MIN_SECONDS && seconds <= MAX_SECONDS) return seconds;
  throw new Error(
    `expected --seconds to be a whole number from ${MIN_SECONDS} to ${MAX_SECONDS}, but got: ${values.seconds}`,
  );
}

/** Installs a Redis server where there is none. */
function getRedis() {
  const script = fileURLToPath(new URL('../../test/redis/getRedis.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error('there is no Redis server');
}
