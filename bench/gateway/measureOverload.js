import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { buildLibrary } from '../session/buildLibrary.js';
import { freePort } from './freePort.js';
import { startProcess, startRedis } from './startProcess.js';

/** Requests a second for new rows, and as many for stored ones. They come whatever was answered. */
const RATE = 50;
/** Pages of a customer each that are stored before the first second. */
const WARM_PAGES = 50;
const PAGE_ROWS = 10;
/** A person has left by then. */
const PATIENCE_MS = 2_000;
const GIVE_UP_MS = 5_000;
const SERVICE_MS = 100;

/** Seconds of each part of a run. */
const PHASES = { before: 4, during: 6, 'first 2 s after': 2, later: 5 };

/** @typedef {keyof typeof PHASES} Phase */
/** @typedef {'hangs' | 'fails' | 'slow' | 'redis'} Fault */

/** @type {Record<Fault, string>} */
const FAULTS = {
  hangs: 'the service takes requests and never answers them',
  fails: 'the service answers 500',
  slow: 'the service takes four times as long',
  redis: 'Redis stops (SIGSTOP)',
};

/**
 * The share of requests that are answered with 200 within two seconds, before, during and after a
 * fault, in an open loop: clients do not wait for each other.
 * @param {import('../session/readArguments.js').Options} _options
 */
export async function measureOverload(_options) {
  await buildLibrary();
  const samples = [];
  for (const fault of /** @type {Fault[]} */ (Object.keys(FAULTS))) {
    const sample = await measureFault(fault);
    if (sample) samples.push(sample);
  }
  const phases = /** @type {Phase[]} */ (Object.keys(PHASES));
  const title = `Share of ${RATE} requests/s answered within 2 s: new rows, stored rows in brackets`;
  return {
    rounds: 1,
    tables: [
      {
        title,
        columns: ['', ...phases, 'requests to the service during'],
        rows: samples.map(({ fault, shares, calls }) => [
          FAULTS[fault],
          ...phases.map((phase) => `${shares[phase]?.fresh} % (${shares[phase]?.stored} %)`),
          String(calls),
        ]),
      },
    ],
    samples,
  };
}

/** @param {Fault} fault */
async function measureFault(fault) {
  const service = await startService(fault);
  const redis = await startRedis({ core: 1, port: await freePort() });
  if (fault === 'redis' && !redis) return undefined;
  const kind = redis ? 'tiered' : 'memory';
  const config = { kind, upstream: service.url, redis: redis?.url };
  const gateway = await startProcess('server.js', { core: 0, config });
  try {
    return { fault, ...(await run(fault, { service, gateway, redis })) };
  } finally {
    redis?.resume();
    await gateway.stop();
    redis?.stop();
    service.close();
  }
}

/**
 * @param {Fault} fault
 * @param {{ service: Awaited<ReturnType<typeof startService>>, gateway: Awaited<ReturnType<typeof startProcess>>, redis: Awaited<ReturnType<typeof startRedis>> }} parts
 */
async function run(fault, { service, gateway, redis }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 5_000 });
  const ask = (/** @type {string} */ name) => post({ url: gateway.url, agent, name });
  for (let page = 0; page < WARM_PAGES; page += 1) await ask(`stored ${page}`);
  /** @type {{ second: number, isStored: boolean, isGood: boolean }[]} */
  const results = [];
  const ends = Object.values(PHASES).map((_, index, all) =>
    all.slice(0, index + 1).reduce((sum, seconds) => sum + seconds, 0),
  );
  const [faultAt = 0, overAt = 0, , endsAt = 0] = ends;
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  /** @type {Promise<void>[]} */
  const asked = [];
  let isFaulty = false;
  let callsBefore = 0;
  let calls = 0;
  for (let sent = 0; seconds() < endsAt; ) {
    const time = seconds();
    for (; sent < time * RATE; sent += 1) {
      for (const isStored of [false, true]) {
        const name = isStored ? `stored ${sent % WARM_PAGES}` : `${fault} ${sent}`;
        const at = performance.now();
        asked.push(
          ask(name).then((isOk) => {
            const isGood = isOk && performance.now() - at < PATIENCE_MS;
            results.push({ second: time, isStored, isGood });
          }),
        );
      }
    }
    const isNow = time >= faultAt && time < overAt;
    if (isNow !== isFaulty) {
      isFaulty = isNow;
      service.setFaulty(isNow);
      if (fault === 'redis') isNow ? redis?.stall() : redis?.resume();
      if (isNow) callsBefore = service.calls();
      else calls = service.calls() - callsBefore;
    }
    await wait(5);
  }
  await Promise.all(asked);
  agent.destroy();
  const phases = /** @type {Phase[]} */ (Object.keys(PHASES));
  const shares = phases.map((phase, index) => {
    const from = ends[index - 1] ?? 0;
    const share = (/** @type {boolean} */ isStored) => {
      const of = results.filter(
        (one) => one.isStored === isStored && one.second >= from && one.second < (ends[index] ?? 0),
      );
      return Math.round((100 * of.filter(({ isGood }) => isGood).length) / of.length);
    };
    return /** @type {const} */ ([phase, { fresh: share(false), stored: share(true) }]);
  });
  return { shares: Object.fromEntries(shares), calls };
}

/** @param {Fault} fault */
async function startService(fault) {
  let isFaulty = false;
  let calls = 0;
  const server = createServer(async (message, response) => {
    calls += 1;
    const body = JSON.parse(await text(message));
    if (isFaulty && fault === 'hangs') return;
    await wait(isFaulty && fault === 'slow' ? 4 * SERVICE_MS : SERVICE_MS);
    if (isFaulty && fault === 'fails') response.statusCode = 500;
    const names = body.transactions.map(
      (/** @type {{ id: string, merchant_name: string }} */ { id, merchant_name }) => [
        id,
        [{ name: merchant_name, cachePolicy: { name: 'own' } }],
      ],
    );
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(Object.fromEntries(names)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
    calls: () => calls,
    setFaulty(/** @type {boolean} */ value) {
      isFaulty = value;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Whether a page of the customer of this name is answered.
 * @param {{ url: string, agent: Agent, name: string }} options
 * @returns {Promise<boolean>}
 */
function post({ url, agent, name }) {
  const transactions = Array.from({ length: PAGE_ROWS }, (_, row) => ({
    id: `r${row}`,
    merchant_name: `${name} ${row}`,
  }));
  const body = JSON.stringify({ type: 'restrictive', transactions });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Authorization: 'Bearer of a session',
    'X-Customer': name,
  };
  return new Promise((resolve) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    sent.on('error', () => resolve(false));
    sent.on('response', (response) => {
      response.resume();
      response.on('error', () => resolve(false));
      response.on('end', () => resolve(response.statusCode === 200));
    });
    sent.end(body);
  });
}
