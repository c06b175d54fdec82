import { buildLibrary } from '../session/buildLibrary.js';
import { formatRatio } from '../session/formatRatio.js';
import { formatSpread } from '../session/formatSpread.js';
import { inTurns } from '../session/inTurns.js';
import { freePort } from './freePort.js';
import { PAGES } from './rows.js';
import { startProcess, startRedis } from './startProcess.js';

/** What is measured has one core; the load generator, the service and Redis have the other. */
const CORE = 0;
const OTHER_CORE = 1;
/** Enough to keep the core busy. */
const CONNECTIONS = 16;
const REQUESTS = 2_000;

const CONTESTANTS = {
  floor: { title: 'bare proxy', kind: 'floor', isNew: false },
  pipes: { title: 'bare proxy, by pipes', kind: 'pipes', isNew: false },
  memory: { title: 'gateway, warm memory store', kind: 'memory', isNew: false },
  redis: { title: 'gateway, warm Redis', kind: 'redis', isNew: false },
  cold: { title: 'gateway, cold', kind: 'memory', isNew: true },
};

/** @typedef {keyof typeof CONTESTANTS} Name */

/**
 * @typedef {object} Sample
 * @property {Name} name
 * @property {number} perSecond requests
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} cpu milliseconds of processor time per request
 * @property {number} bytes of a response's body
 */

/**
 * What one core answers over HTTP: the gateway beside a bare proxy of the same runtime.
 * @param {import('../session/readArguments.js').Options} options
 */
export async function measureGateway({ rounds = 5 }) {
  await buildLibrary();
  const upstream = await startProcess('upstream.js', { core: OTHER_CORE });
  const load = await startProcess('loadGenerator.js', { core: OTHER_CORE });
  const redis = await startRedis({ core: OTHER_CORE, port: await freePort() });
  const names = /** @type {Name[]} */ (Object.keys(CONTESTANTS)).filter(
    (name) => redis || name !== 'redis',
  );
  /** @type {Sample[]} */
  const samples = [];
  /** @type {Map<Name, Awaited<ReturnType<typeof startProcess>>>} */
  const servers = new Map();
  try {
    for (const name of names) {
      const { kind, isNew } = CONTESTANTS[name];
      const config = { kind, upstream: upstream.url, redis: redis?.url };
      const server = await startProcess('server.js', {
        core: CORE,
        config,
        flags: profileFlags(name),
      });
      servers.set(name, server);
      // Fills the store, and lets the engine compile what is hot.
      const { url } = server;
      await load.ask({ url, connections: CONNECTIONS, requests: 10 * PAGES, isNew });
    }
    for (const name of inTurns(names, rounds)) {
      const server = servers.get(name);
      if (!server) continue;
      const { isNew } = CONTESTANTS[name];
      const before = await server.ask('cpu');
      const { ms, latencies, bytes } = await load.ask({
        url: server.url,
        connections: CONNECTIONS,
        requests: REQUESTS,
        isNew,
      });
      const after = await server.ask('cpu');
      samples.push({
        name,
        perSecond: (REQUESTS * 1000) / ms,
        p50: latencies[Math.floor(REQUESTS * 0.5)],
        p99: latencies[Math.floor(REQUESTS * 0.99)],
        cpu: (after.user + after.system - before.user - before.system) / 1000 / REQUESTS,
        bytes,
      });
    }
  } finally {
    for (const process of [...servers.values(), load, upstream]) await process.stop();
    redis?.stop();
  }
  return {
    rounds,
    tables: [createTable(names, samples)],
    notes: redis ? [] : ['There is no redis-server here, so the warm Redis is missing.'],
    samples,
  };
}

/**
 * @param {readonly Name[]} names
 * @param {readonly Sample[]} samples
 */
function createTable(names, samples) {
  /** @param {Name} name @param {'perSecond' | 'p50' | 'p99' | 'cpu'} figure */
  const of = (name, figure) =>
    samples.filter((sample) => sample.name === name).map((sample) => sample[figure]);
  return {
    title: 'Requests of 25 rows that one core answers',
    columns: [
      '',
      'requests/s',
      '÷ bare proxy',
      'p50 ms',
      'p99 ms',
      'processor ms/request',
      'bare proxy ÷',
    ],
    rows: names.map((name) => [
      CONTESTANTS[name].title,
      formatSpread(of(name, 'perSecond')),
      formatRatio(of(name, 'perSecond'), of('floor', 'perSecond')),
      formatSpread(of(name, 'p50'), 1),
      formatSpread(of(name, 'p99'), 1),
      formatSpread(of(name, 'cpu'), 2),
      formatRatio(of('floor', 'cpu'), of(name, 'cpu')),
    ]),
  };
}

/** With `PROFILE=memory` a profile of that contestant is written to `bench/results`. */
function profileFlags(/** @type {Name} */ name) {
  return process.env.PROFILE === name ? ['--cpu-prof', '--cpu-prof-dir=bench/results'] : [];
}
