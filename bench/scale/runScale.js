import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createBalancer } from './createBalancer.js';
import { createCustomer } from './createCustomer.js';
import { startProcess } from './startProcess.js';
import { startRedis } from './startRedis.js';

const CUSTOMERS = 8;
/** Each customer has two tabs open, which look at one screen after the other. */
const TABS = 2;

/**
 * What happened in one phase.
 * @typedef {import('./createCustomer.js').Counts & { name: string, calls: number, callRows: number }} Phase
 */

/**
 * @typedef {object} ScaleReport
 * @property {readonly Phase[]} phases
 * @property {number} failovers requests that a killed replica had, and another one answered
 */

/**
 * @typedef {object} ScaleOptions
 * @property {number} seconds of load, a third for each phase
 * @property {string | undefined} redisUrl of a Redis that is there; without it one is started
 * @property {AbortSignal} signal
 * @property {(line: string) => void} print called every second
 */

/**
 * Two gateways over one Redis, before one service, each a process of its own, under load. After a
 * third of the time one gateway is killed, after two thirds Redis. Nothing remains of it, whether it
 * ends, fails or is aborted. The library must have been built.
 * @param {ScaleOptions} options
 * @returns {Promise<ScaleReport>}
 */
export async function runScale({ seconds, redisUrl, signal, print }) {
  const nowMs = Date.now();
  const prefix = `merchantry-scale-${randomBytes(6).toString('hex')}:`;
  const secret = randomBytes(32).toString('hex');
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  /** @type {Promise<void>[]} */
  let tabs = [];
  const broken = new AbortController();
  const ended = AbortSignal.any([signal, broken.signal]);
  /** @param {unknown} error */
  const fail = (error) => broken.abort(error);

  /**
   * @param {string} module
   * @param {object} settings
   */
  const start = async (module, settings) => {
    const started = await startProcess(module, settings, fail);
    closers.push(started.kill);
    ended.throwIfAborted();
    return started;
  };

  try {
    const redis = await startRedis(redisUrl);
    closers.push(() => redis.close(prefix));
    ended.throwIfAborted();
    const { url: serviceUrl } = await start('serviceProcess.js', { nowMs });
    const settings = { serviceUrl, redis: redis.address, prefix, secret };
    const replica = await start('replicaProcess.js', settings);
    const doomed = await start('replicaProcess.js', settings);
    let failovers = 0;
    const send = createBalancer([doomed.url, replica.url], () => {
      failovers += 1;
    });
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, index) =>
        createCustomer({ seed: index + 1, serviceUrl, nowMs, send }),
      ),
    );

    /** @returns {Promise<import('./serviceProcess.js').ServiceCounts>} */
    const readService = async () => (await fetch(serviceUrl, { signal: ended })).json();
    /** @type {Phase[]} */
    const phases = [];
    let isOver = false;
    let phase = open('two replicas');
    tabs = customers.flatMap((look) =>
      Array.from({ length: TABS }, async () => {
        while (!isOver && !ended.aborted) await look(phase);
      }),
    );
    for (const tab of tabs) tab.catch(fail);

    await goOn(1 / 3);
    await doomed.kill();
    phase = open('one replica');
    await goOn(2 / 3);
    await redis.kill();
    phase = open('one replica, no Redis');
    await goOn(1);
    isOver = true;
    await Promise.all(tabs);
    await count();
    return { phases, failovers };

    /** @param {string} name */
    function open(name) {
      const opened = { name, requests: 0, rows: 0, failed: 0, wrong: 0, calls: 0, callRows: 0 };
      phases.push(opened);
      return opened;
    }

    /** Books on the phase what the service was asked since the last time. */
    async function count() {
      const { calls, rows } = await readService();
      phase.calls += calls - total(phases, 'calls');
      phase.callRows += rows - total(phases, 'callRows');
    }

    /**
     * Until this share of the time has passed.
     * @param {number} share
     */
    async function goOn(share) {
      let before = summary(phases);
      for (let left = Math.round(share * seconds) - elapsed; left > 0; left -= 1) {
        await wait(1000, undefined, { signal: ended });
      }
    }
  } catch (error) {
    throw ended.aborted ? ended.reason : error;
  } finally {
    for (const close of closers.reverse()) await close();
    await Promise.allSettled(tabs);
  }
}
