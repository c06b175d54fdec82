import { medianTimes } from './times.js';
import { visitPart } from './visitPart.js';

/** How often the page mounts and removes all rows, so that the engine has compiled their code. */
const WARM_UPS = 3;
/** Garbage collection happens at random: the median of several runs counts. */
const WARM_RUNS = 3;

/**
 * @typedef {object} MountSample
 * @property {import('./times.js').Times} cold the page's first mount
 * @property {import('./times.js').Times} warm
 * @property {number} elements per row
 * @property {number} listeners per row
 * @property {number} heapMB what JavaScript retains for all rows, without the page's data
 */

/**
 * @param {import('./visitPart.js').Contest} contest
 * @param {string} row
 * @param {import('./visitPart.js').ContentVisibility} contentVisibility
 * @returns {Promise<MountSample>}
 */
export function measureMount(contest, row, contentVisibility) {
  const { count } = contest;
  return visitPart(contest, { part: 'board', row, contentVisibility }, async (page, meter) => {
    const mount = async () => {
      await page.evaluate(prepare);
      const heapMB = await meter.heapMB();
      const { result: wall, ...spent } = await meter.spend(() => page.evaluate(mountRows));
      return { times: { ...spent, wall }, heapMB };
    };
    await page.evaluate(prepare);
    await meter.heapMB();
    const listenersBefore = await meter.listeners();
    const first = await mount();
    const heapMB = (await meter.heapMB()) - first.heapMB;
    const listeners = ((await meter.listeners()) - listenersBefore) / count;
    const elements = (await page.evaluate(countElements)) / count;
    for (let time = 0; time < WARM_UPS; time += 1) await mount();
    /** @type {import('./times.js').Times[]} */
    const runs = [];
    for (let time = 0; time < WARM_RUNS; time += 1) runs.push((await mount()).times);
    return { cold: first.times, warm: medianTimes(runs), elements, listeners, heapMB };
  });
}

// What follows runs in the page.

/** @returns {Promise<void>} */
const prepare = () => Reflect.get(globalThis, 'bench').prepare(true);

/** @returns {Promise<number>} */
const mountRows = () => Reflect.get(globalThis, 'bench').mount();

const countElements = () => document.querySelectorAll('#root *').length;
