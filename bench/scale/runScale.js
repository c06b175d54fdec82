import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createBalancer } from './createBalancer.js';
import { createCustomer } from './createCustomer.js';
import { startProcess } from './startProcess.js';
import { startRedis } from './startRedis.js';

const CUSTOMERS = 4;
/** Each customer has three tabs open, which look at one screen after the other. */
const TABS = 3;

/**
 * What customers got, and what the service was asked for it: `callRows` in `calls`, of which
 * `again` not for the first time.
 * @typedef {import('./createCustomer.js').Counts & { calls: number, callRows: number, again: number }} Totals
 */

/**
 * @typedef {object} ScaleReport
 * @property {readonly { name: string, totals: Totals }[]} phases
 * @property {Totals} all
 * @property {number} failovers requests that the killed replica did not answer, but the other one
 */

/**
 * @typedef {object} ScaleOptions
 * @property {number} seconds of load, a third for each phase
 * @property {string | undefined} redisUrl of a Redis that is there; without it one is started
 * @property {AbortSignal} signal
 * @property {(second: { phase: string, second: number, now: Totals, sinceStart: Totals }) => void} onSecond
 */

/**
 * Two gateways over one Redis, before one service, each a process of its own, under load. After a
 * third of the time one gateway is killed, after two thirds Redis. Nothing is left behind, whether
 * it ends, fails or is aborted. The library must have been built.
 * @param {ScaleOptions} options
 * @returns {Promise<ScaleReport>}
 */
export async function runScale({ seconds, redisUrl, signal, onSecond }) {
  const nowMs = Date.now();
  const prefix = `merchantry-scale-${randomBytes(6).toString('hex')}:`;
  const secret = randomBytes(32).toString('hex');
  const broken = new AbortController();
  const ended = AbortSignal.any([signal, broken.signal]);
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  /** @type {Promise<void>[]} */
  let tabs = [];

  /**
   * @param {string} module
   * @param {object} settings
   */
  const start = async (module, settings) => {
    ended.throwIfAborted();
    const started = await startProcess(module, settings, (error) => broken.abort(error));
    closers.push(started.kill);
    return started;
  };

  try {
    const redis = await startRedis(redisUrl);
    closers.push(() => redis.close(prefix));
    const { url: serviceUrl } = await start('serviceProcess.js', { nowMs });
    const settings = { serviceUrl, redis: redis.address, prefix, secret };
    const doomed = await start('replicaProcess.js', settings);
    const survivor = await start('replicaProcess.js', settings);

    let failovers = 0;
    const send = createBalancer([doomed.url, survivor.url], () => {
      failovers += 1;
    });
    const seeds = Array.from({ length: CUSTOMERS }, (_, index) => index + 1);
    const customers = await Promise.all(
      seeds.map((seed) => createCustomer({ seed, serviceUrl, nowMs, send })),
    );

    const counts = { requests: 0, rows: 0, failed: 0, wrong: 0 };
    let isOver = false;
    tabs = customers.flatMap((look) =>
      Array.from({ length: TABS }, async () => {
        while (!isOver && !ended.aborted) await look(counts);
      }),
    );
    for (const tab of tabs) tab.catch((error) => broken.abort(error));

    /** @returns {Promise<Totals>} */
    const readTotals = async () => {
      const response = await fetch(serviceUrl, { signal: ended });
      const { calls, rows, again } = await response.json();
      return { ...counts, calls, callRows: rows, again };
    };
    /** @type {{ name: string, totals: Totals }[]} */
    const phases = [];
    let second = 0;
    let last = await readTotals();
    /**
     * @param {string} name
     * @param {number} until second
     */
    const pass = async (name, until) => {
      const before = last;
      while (second < until) {
        second += 1;
        await wait(1000, undefined, { signal: ended });
        // However busy the machine is, each tab begins and ends a request in each phase.
        const enough = before.requests + 2 * tabs.length;
        while (second === until && counts.requests < enough) {
          await wait(20, undefined, { signal: ended });
        }
        // The last requests of all still arrive.
        if (second === seconds) {
          isOver = true;
          await Promise.all(tabs);
        }
        const totals = await readTotals();
        onSecond({ phase: name, second, now: minus(totals, last), sinceStart: totals });
        last = totals;
      }
      phases.push({ name, totals: minus(last, before) });
    };

    await pass('two replicas', Math.round(seconds / 3));
    await doomed.kill();
    await pass('one replica', Math.round((seconds * 2) / 3));
    await redis.kill();
    await pass('one replica, no Redis', seconds);
    return { phases, all: last, failovers };
  } catch (error) {
    throw ended.aborted ? ended.reason : error;
  } finally {
    for (const close of closers.reverse()) await close();
    await Promise.allSettled(tabs);
  }
}

/**
 * @param {Totals} totals
 * @param {Totals} before
 * @returns {Totals}
 */
function minus(totals, before) {
  return {
    requests: totals.requests - before.requests,
    rows: totals.rows - before.rows,
    failed: totals.failed - before.failed,
    wrong: totals.wrong - before.wrong,
    calls: totals.calls - before.calls,
    callRows: totals.callRows - before.callRows,
    again: totals.again - before.again,
  };
}
