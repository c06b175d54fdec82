import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

const PHONE = { viewport: { width: 360, height: 1_200 }, isMobile: true, hasTouch: true };
/** In milliseconds: longer than a row takes to hide what has no room in it. */
const SETTLED = 500;
/** Rows that have room for their hours. */
const ROOMY = 2;

/** Opens the hours of each row that has room for them, and expects them to stay. */
async function openEach(page: Page, open: (hours: Locator) => Promise<void>): Promise<void> {
  const visible = page.locator('button.mry-OpeningHoursPopover:visible');
  await page.locator('button.mry-OpeningHoursPopover[data-clipped]').first().waitFor({
    state: 'attached',
  });
  await expect.poll(() => visible.count()).toBe(ROOMY);
  const dialog = page.getByRole('dialog');
  const isOpen = () =>
    dialog.evaluateAll(([box]) => box?.checkVisibility() && box.contains(document.activeElement));
  for (const hours of await visible.all()) {
    await open(hours);
    await expect.poll(isOpen).toBe(true);
    await page.waitForTimeout(SETTLED);
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => hours.evaluate((button) => button === document.activeElement))
      .toBe(true);
  }
}

describe('rows in a list of the bank’s own, on a phone', () => {
  it('share one request, and are no wider than the page', async () => {
    const { page, service } = await openApp('recent-payments', PHONE);
    await expect.poll(() => page.locator('.mry-Rating').count()).toBeGreaterThan(4);
    expect(service.calls.map(({ ids }) => ids.length)).toEqual([12]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it.each([
    ['a tap', (hours: Locator) => hours.tap()],
    ['the keyboard', (hours: Locator) => hours.press('Enter')],
  ])('keep the hours open that %s opens', async (_, open) => {
    const { page } = await openApp('recent-payments', PHONE);
    await openEach(page, open);
  });
});
