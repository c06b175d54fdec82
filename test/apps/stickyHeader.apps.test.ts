import { describe, expect, it } from 'vitest';
import { type OpenApp, openApp } from './visit/openApp.js';

/** Of a row, by id; `away` where it is not on screen. */
const sightOf = async ({ page }: OpenApp, id: string | undefined) => {
  const { rows } = await page.evaluate(() => Reflect.get(globalThis, 'listCounts').count());
  const found = rows.find((row: { id: string }) => row.id === id);
  return found?.seen ?? 'away';
};

const focusedId = ({ page }: OpenApp) =>
  page.evaluate(() => document.activeElement?.closest('li')?.dataset.id);

describe('a list behind the header of the app', () => {
  it.each(['ArrowUp', 'ArrowDown'])(
    'keeps the focused row in full sight at every %s',
    async (key) => {
      const app = await openApp('sticky-header');
      await app.rest();
      await app.scrollTo(20_000);
      const { rows } = await app.rest();
      const middle = rows[Math.floor(rows.length / 2)]?.id;
      await app.page.locator(`[data-id="${middle}"] button`).first().focus();
      let before = middle;
      for (let press = 0; press < 16; press += 1) {
        await app.page.keyboard.press(key);
        await expect.poll(() => focusedId(app)).not.toBe(before);
        before = await focusedId(app);
        await expect.poll(() => sightOf(app, before), { message: `row ${before}` }).toBe('whole');
      }
      await app.rest({ moving: true });
    },
  );

  it('scrolls a row fully into view, even one behind the header', async () => {
    const app = await openApp('sticky-header');
    await app.rest();
    await app.scrollTo(20_000);
    const { rows } = await app.rest();
    const box = app.page.getByRole('textbox');
    for (const id of [rows[0]?.id, rows[1]?.id, rows.at(-1)?.id, 'a-3', 'a-1500', 'a-0']) {
      await box.fill(id ?? '');
      await box.press('Enter');
      await expect.poll(() => sightOf(app, id), { message: `row ${id}` }).toBe('whole');
      await app.rest({ moving: true });
    }
  });
});
