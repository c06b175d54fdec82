import { visitPart } from './visitPart.js';

const WARM_UPS = 3;
const WARM_UP_COUNT = 100;

/**
 * How long a `TransactionList` takes to open, in a page that has opened shorter ones.
 * @param {import('./visitPart.js').Contest} contest
 * @param {{ count: number, isMapped: boolean }} list
 * @returns {Promise<import('./times.js').Times>}
 */
export function measureOpening(contest, { count, isMapped }) {
  return visitPart(contest, { part: 'opening' }, async (page, meter) => {
    for (let time = 0; time < WARM_UPS; time += 1) {
      await page.evaluate(prepare, { count: WARM_UP_COUNT, isMapped });
      await page.evaluate(open);
    }
    await page.evaluate(prepare, { count, isMapped });
    await meter.heapMB();
    const { result: wall, ...spent } = await meter.spend(() => page.evaluate(open));
    return { ...spent, wall };
  });
}

// What follows runs in the page.

/**
 * @param {{ count: number, isMapped: boolean }} list
 * @returns {Promise<void>}
 */
function prepare({ count, isMapped }) {
  return Reflect.get(globalThis, 'bench').prepare(count, isMapped);
}

/** @returns {Promise<number>} */
function open() {
  return Reflect.get(globalThis, 'bench').open();
}
