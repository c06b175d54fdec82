import { divideTimes } from './times.js';
import { visitPart } from './visitPart.js';

/** In sequence, each after the previous one is at rest. */
const UPDATES = 20;
const ROWS_PER_UPDATE = 25;

/**
 * One response, which gives 25 of the rows their merchants; mean of up to 20.
 * @param {import('./visitPart.js').Contest} contest
 * @param {string} row
 * @param {import('./visitPart.js').ContentVisibility} contentVisibility
 * @returns {Promise<import('./times.js').Times>}
 */
export function measureUpdate(contest, row, contentVisibility) {
  const updates = Math.min(UPDATES, Math.floor(contest.count / ROWS_PER_UPDATE));
  return visitPart(contest, { part: 'board', row, contentVisibility }, async (page, meter) => {
    await page.evaluate(mountPending);
    const { result: wall, ...spent } = await meter.spend(() => page.evaluate(fill, updates));
    return divideTimes({ ...spent, wall }, updates);
  });
}

// What follows runs in the page.

async function mountPending() {
  /** @type {import('./createBoard.js').Board} */
  const board = Reflect.get(globalThis, 'bench');
  await board.prepare(false);
  await board.mount();
}

/** @param {number} updates */
async function fill(updates) {
  /** @type {import('./createBoard.js').Board} */
  const board = Reflect.get(globalThis, 'bench');
  let wall = 0;
  for (let update = 0; update < updates; update += 1) wall += await board.fill();
  return wall;
}
