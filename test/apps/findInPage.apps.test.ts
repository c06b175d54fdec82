import { expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

it('finds, filters, groups and names 2,000 rows on a phone, in the packed library', async () => {
  const app = await openApp('find-in-page', { viewport: { width: 360, height: 720 } });
  const { page } = app;
  await app.rest();
  await page.getByRole('searchbox').pressSequentially('417-', { delay: 30 });
  const found = await app.rest({ rows: 3, moving: true });
  expect(found.rows.map(({ id }) => id)).toEqual(['a-417', 'a-1117', 'a-1817']);
  await page.getByRole('searchbox').press('Escape');
  await app.rest();

  await page.getByRole('button', { name: 'Any time' }).click();
  const filter = page.getByRole('dialog', { name: 'Period' });
  await filter.waitFor();
  // It stays, and within the screen.
  const box = await filter.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await filter.getByRole('radio', { name: /^Last month, / }).check();
  await filter.getByRole('button', { name: /^Show \d+ payments$/ }).click();
  await app.rest();

  await page.getByRole('button', { name: 'View and export' }).click();
  await page.getByRole('radio', { name: 'Category' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('button', { name: 'Look them up' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
  const groceries = page.getByRole('button', { name: /^Groceries/ });
  await groceries.click();
  await expect.poll(() => page.locator('[data-id]').count()).toBeGreaterThan(3);
});
