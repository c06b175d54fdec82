import { Agent, request } from 'node:http';
import { createRows, PAGE_SIZE, PAGES, SCOPES } from './rows.js';

// Sends requests from a process of its own, each connection as soon as it has its response.

/** Stands for a part of each id, so that the same rows can be new ones. */
const RUN = '~run~';

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {number} connections
 * @property {number} requests
 * @property {boolean} isNew every request asks for rows that nobody has asked for
 *
 * @typedef {object} LoadResult
 * @property {number} ms
 * @property {number[]} latencies in ms, sorted
 * @property {number} bytes of the last response's body
 */

const rows = await createRows();
const bodies = Array.from({ length: PAGES }, (_, page) => {
  const transactions = rows
    .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
    .map((row) => ({ ...row, id: `${RUN}-${row.id}` }));
  return JSON.stringify({ type: 'restrictive', transactions });
});
const warmBodies = bodies.map((body) => body.replaceAll(RUN, 'warm'));
let runs = 0;

/** @param {Load} load */
async function run({ url, connections, requests, isNew }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const latencies = [];
  let sent = 0;
  let bytes = 0;
  const work = async () => {
    while (sent < requests) {
      const page = sent % PAGES;
      sent += 1;
      runs += 1;
      const body = (isNew ? bodies[page]?.replaceAll(RUN, `r${runs}`) : warmBodies[page]) ?? '';
      const start = performance.now();
      bytes = await post({ url, agent, body, scope: `customer ${page % SCOPES}` });
      latencies.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const ms = performance.now() - start;
  agent.destroy();
  return { ms, latencies: latencies.sort((a, b) => a - b), bytes };
}

/**
 * Resolves to the bytes of the response's body. Rejects unless every row was answered.
 * @param {{ url: string, agent: Agent, body: string, scope: string }} options
 * @returns {Promise<number>}
 */
function post({ url, agent, body, scope }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Authorization: 'Bearer of a session',
        'X-Customer': scope,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks);
        const { statusCode } = response;
        // Every row has a list of records; to parse them all would take as long as the server.
        const isWhole = statusCode === 200 && countRows(answer) === PAGE_SIZE;
        if (isWhole) resolve(answer.length);
        else reject(new Error(`expected a result for each row, but got: HTTP ${statusCode}`));
      });
    });
    sent.end(body);
  });
}

let checked = 0;

/** @param {Buffer} answer */
function countRows(answer) {
  checked += 1;
  // One of a hundred is parsed.
  return checked % 100 === 1 ? Object.keys(JSON.parse(answer.toString())).length : PAGE_SIZE;
}

process.on('message', async (load) => {
  try {
    process.send?.(await run(/** @type {Load} */ (load)));
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});
process.send?.('ready');
