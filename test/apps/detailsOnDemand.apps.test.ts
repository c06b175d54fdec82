import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

/** Computed styles of each element in the rows. */
const rowStyles = (page: Page) =>
  page.locator('.mry-TransactionRow, .mry-TransactionRow *').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    }),
  );

const sheetsOf = (page: Page) => page.evaluate(() => document.styleSheets.length);

const sizeOf = (page: Page, logo: string) =>
  page
    .locator(logo)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);

it('loads the styles of details with them, and they change nothing in the rows', async () => {
  const { page, rest } = await openApp('details-on-demand');
  await rest();
  const sheets = await sheetsOf(page);
  const before = await rowStyles(page);
  await page.locator('button.mry-TransactionRow-name').nth(2).click();
  await page.locator('.mry-MerchantDetails').waitFor();
  expect(await sheetsOf(page)).toBeGreaterThan(sheets);
  expect(await sizeOf(page, '.mry-MerchantDetails .mry-MerchantLogo')).toBeGreaterThan(
    await sizeOf(page, '.mry-TransactionRow .mry-MerchantLogo'),
  );
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(() => rowStyles(page)).toEqual(before);
});
