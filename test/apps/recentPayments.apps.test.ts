import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

const PHONE = { viewport: { width: 360, height: 1_200 }, isMobile: true, hasTouch: true };
/** In milliseconds: longer than a row takes to hide what has no room in it. */
const SETTLED = 500;

/** Opens the hours of each row that has room for them, and says what is there after a while. */
async function openEach(page: Page, open: (hours: Locator) => Promise<void>): Promise<string[]> {
  await page.locator('button.mry-OpeningHoursPopover[data-clipped]').first().waitFor({
    state: 'attached',
  });
  await page.waitForTimeout(SETTLED);
  const dialog = page.getByRole('dialog');
  const found: string[] = [];
  for (const hours of await page.locator('button.mry-OpeningHoursPopover:visible').all()) {
    await open(hours);
    await dialog.waitFor();
    await page.waitForTimeout(SETTLED);
    const [isOpen] = await dialog.evaluateAll((boxes) =>
      boxes.map((box) => box.checkVisibility() && box.contains(document.activeElement)),
    );
    found.push(isOpen ? 'open, with the focus' : 'gone');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hours.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  return found;
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
    expect(await openEach(page, open)).toEqual(['open, with the focus', 'open, with the focus']);
  });
});
