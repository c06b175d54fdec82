import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

const STEP = 40;

/**
 * Runs in the page: scrolls in small steps, and returns by how many pixels a row missed its place
 * at worst.
 */
async function worstJump(step: number): Promise<number> {
  const list = document.querySelector('.mry-TransactionList');
  const tops = () =>
    new Map(
      [...document.querySelectorAll<HTMLElement>('.mry-TransactionList-row')].map((row) => [
        row.dataset.id,
        row.getBoundingClientRect().top,
      ]),
    );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let worst = 0;
  for (let count = 0; count < 40 && list; count += 1) {
    const before = tops();
    list.scrollTop += step;
    await frame();
    await frame();
    for (const [id, top] of tops()) {
      const expected = (before.get(id) ?? top + step) - step;
      worst = Math.max(worst, Math.abs(top - expected));
    }
  }
  return worst;
}

describe('a list in a dialog that grows while it opens', () => {
  it('has rows of the right height in the right places', async () => {
    const app = await openApp('opening-dialog');
    await app.page.getByRole('button', { name: 'Show transactions' }).click();
    const first = await app.rest();
    expect(first.rows.length).toBeGreaterThan(4);
    await app.scrollTo(20_000);
    await app.rest();
    expect(await app.page.evaluate(worstJump, STEP)).toBeLessThan(2);
    await app.rest({ moving: true });
    await app.scrollTo(1_000_000);
    await app.rest();
    // The line with the credits of the last rows has come with their merchants.
    await app.scrollTo(1_000_000);
    const last = await app.rest();
    expect(last.rows.at(-1)).toMatchObject({ id: 'a-1999', seen: 'whole' });
  });
});
