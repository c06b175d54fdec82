import { divideTimes } from './times.js';
import { visitPart } from './visitPart.js';

/** Rows in the list for each row that the other parts mount. */
const LENGTH = 10;
/** Twenty rows: every row is mounted once. */
const PIXELS_PER_FRAME = 1360;

/**
 * From the first to the last of ten times as many rows, in a virtual list.
 * @param {import('./visitPart.js').Contest} contest
 * @param {string} row
 * @param {import('./visitPart.js').ContentVisibility} contentVisibility
 * @returns {Promise<import('./times.js').Times>} milliseconds per frame
 */
export function measureScroll(contest, row, contentVisibility) {
  const count = contest.count * LENGTH;
  return visitPart(
    contest,
    { part: 'scroll', row, count, contentVisibility },
    async (page, meter) => {
      const { result, ...spent } = await meter.spend(() => page.evaluate(scroll, PIXELS_PER_FRAME));
      const { frames, ms } = result;
      return divideTimes({ ...spent, wall: ms }, frames);
    },
  );
}

/**
 * Runs in the page.
 * @param {number} pixelsPerFrame
 */
function scroll(pixelsPerFrame) {
  /** @type {import('./createScrollBoard.js').ScrollBoard} */
  const board = Reflect.get(globalThis, 'bench');
  return board.scroll(pixelsPerFrame);
}
