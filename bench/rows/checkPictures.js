import { setTimeout as wait } from 'node:timers/promises';
import { readRow } from './readRow.js';
import { visitPart } from './visitPart.js';

const ROWS = 12;
/** The second row, so that its overlays do not cover what is above it. */
const ROW = 1;
const HEIGHT = 440;
/** Longer than any overlay takes to fade in. */
const FADE_MS = 500;

/** @type {Record<string, RegExp>} what each row must show */
const TEXTS = {
  name: /Harrow & Vale 1\b/,
  category: /Eating out/,
  time: /\b18:00\b/,
  intermediary: /via PayZip/,
  hours: /21:00/,
  rating: /\b3\.1\b/,
  address: /2 Lanthorn Street.{0,3}London/,
  amount: /[-−]\s?£1\.99/,
};

/**
 * What is missing in a row.
 * @param {import('./readRow.js').SeenRow} seen
 * @param {readonly string[]} without what this contestant may leave out
 */
function missingIn({ text, logo, icon }, without) {
  const texts = Object.keys(TEXTS).filter((name) => !TEXTS[name]?.test(text));
  const missing = [...texts, ...(logo ? [] : ['logo']), ...(icon ? [] : ['category icon'])];
  return missing.filter((name) => !without.includes(name));
}

/**
 * Takes pictures of one contestant: rows, tooltip and popover. Throws an `Error` if any of them
 * shows less than it should, so that nobody is fast by showing less.
 * @param {import('./visitPart.js').Contest} contest
 * @param {import('./contestants.js').ContestantName} contestant
 * @param {string} folder
 * @returns {Promise<{ isContentVisibilityAuto: boolean }>} what the row's own style sheet says
 */
export function checkPictures(contest, { id, label, without = [] }, folder) {
  /** @param {string} what */
  const fail = (what) => {
    throw new Error(`expected ${label} to show ${what}, but see ${folder}/${id}.png`);
  };
  return visitPart(contest, { part: 'board', row: id, count: ROWS }, async (page) => {
    const { width = 0 } = page.viewportSize() ?? {};
    const clip = { x: 0, y: 0, width, height: HEIGHT };
    const picture = (/** @type {string} */ name) =>
      page.screenshot({ path: `${folder}/${id}${name}.png`, clip });
    await page.evaluate(mountRows, false);
    const pending = await page.evaluate(readRow, ROW);
    if (!/^\p{L} /u.test(pending.text)) fail(`a letter for the logo; it shows “${pending.text}”`);
    await page.evaluate(mountRows, true);
    await picture('');
    const seen = await page.evaluate(readRow, ROW);
    const missing = missingIn(seen, without);
    if (missing.length > 0) fail(`${missing.join(', ')}; its text is “${seen.text}”`);

    // Some wait for a pointer that moves, so that a page that opens under one shows no tooltip.
    await page.mouse.move(width - 10, HEIGHT - 10);
    await page.getByText('via PayZip').nth(ROW).hover();
    await page
      .getByText(/payzip\.example/)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => fail('a tooltip with the website'));
    await wait(FADE_MS);
    await picture('-tooltip');

    await page.getByText(/21:00/).nth(ROW).click();
    await page
      .getByText(/Sunday/)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => fail('a popover with a week'));
    await wait(FADE_MS);
    await picture('-popover');
    return { isContentVisibilityAuto: seen.contentVisibility === 'auto' };
  });
}

/**
 * Runs in the page.
 * @param {boolean} isMatched
 */
async function mountRows(isMatched) {
  /** @type {import('./createBoard.js').Board} */
  const board = Reflect.get(globalThis, 'bench');
  await board.prepare(isMatched);
  await board.mount();
}
