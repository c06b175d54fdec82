import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

const PHONE = { viewport: { width: 390, height: 400 }, isMobile: true, hasTouch: true };

/** From now on, as if the server had sent it. */
const policy =
  "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'";
const enforce = (page: Page) =>
  page.evaluate((content) => {
    const meta = document.createElement('meta');
    Object.assign(meta, { httpEquiv: 'Content-Security-Policy', content });
    document.head.append(meta);
  }, policy);

/** A finger that moves from one height to another, with the browser's own scrolling. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await touch('touchStart', { x: 195, y: from });
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', { x: 195, y: from + ((to - from) * step) / 10 });
  }
  await touch('touchEnd');
}

describe('a sheet on a phone', () => {
  it('is loaded with the first row, scrolls, and is swiped away, under a strict policy', async () => {
    const { page, rest } = await openApp('sheet-on-demand', PHONE);
    await rest();
    await enforce(page);
    const sheet = page.locator('dialog.mry-MerchantSheet');
    const row = page.locator('button.mry-TransactionRow-name').nth(2);
    const restsAt = () =>
      sheet.evaluate(async (element) => {
        const before = element.scrollTop;
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        return element.scrollTop === before ? before : undefined;
      });
    await row.tap();
    await expect.poll(() => sheet.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.className)).toBe('');

    await swipe(page, 350, 150);
    await expect.poll(restsAt).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await sheet.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(restsAt).toBe(0);
    await swipe(page, 100, 380);
    await expect.poll(() => sheet.evaluate((element) => element.matches('[open]'))).toBe(false);
    await expect.poll(() => row.evaluate((name) => name === document.activeElement)).toBe(true);
    await rest();
  });
});
