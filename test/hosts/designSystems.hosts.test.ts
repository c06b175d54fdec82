import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { run } from '../package/run.js';
import { serveApp } from '../package/serveApp.js';
import { INSTALL_MS, installPacked } from './visit/installPacked.js';

const folder = mkdtempSync(join(tmpdir(), 'merchantry-design-'));
const app = join(folder, 'app');
/** Strict, and with the inline styles that Emotion writes into its pages. */
let servers: Record<'strict' | 'styled', Awaited<ReturnType<typeof serveApp>>>;
let browser: Browser;
/** Rows without any design system. */
let plain: { row: unknown; darkColours: unknown };

beforeAll(async () => {
  cpSync(new URL('designSystems', import.meta.url), app, { recursive: true });
  installPacked(app, folder);
  run('npm', ['run', 'build'], { cwd: app, env: { NODE_ENV: 'production' } });
  servers = {
    strict: await serveApp(app),
    styled: await serveApp(app, { 'style-src': "'self' 'unsafe-inline'" }),
  };
  browser = await chromium.connect(inject('chromium'));
  const light = await open('index.html');
  const dark = await open('index.html', 'dark');
  plain = { row: await measureRow(light.page), darkColours: await coloursOf(dark.page) };
  expect([...light.complaints, ...dark.complaints]).toEqual([]);
  await light.page.close();
  await dark.page.close();
}, INSTALL_MS);

afterAll(async () => {
  await browser?.close();
  for (const server of Object.values(servers ?? {})) await server.close();
  rmSync(folder, { recursive: true, force: true });
}, INSTALL_MS);

/** Pages whose libraries write style elements. */
const STYLED = ['mui.html', 'dialogs.html'];

const waitForNames = (page: Page) =>
  page.locator('.mry-TransactionRow[data-status="matched"]').first().waitFor();

/** A page of the app with its first rows enriched, and what its console has complained of. */
async function open(
  file: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<{ page: Page; complaints: string[] }> {
  // Nothing is half faded in when it is measured.
  const page = await browser.newPage({ colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text());
  });
  const { url } = STYLED.includes(file) ? servers.styled : servers.strict;
  await page.goto(new URL(file, url).href);
  if (file !== 'dialogs.html') await waitForNames(page);
  return { page, complaints };
}

/** What a foreign reset could spoil of the first row, in CSS pixels from the row's corner. */
function measureRow(page: Page): Promise<unknown> {
  return page
    .locator('.mry-TransactionRow')
    .first()
    .evaluate((row) => {
      const origin = row.getBoundingClientRect();
      const parts = ['MerchantLogo', 'MerchantName', 'TransactionAmount', 'TransactionRow-line'];
      return [
        origin.height,
        ...parts.map((part) => {
          const element = row.querySelector(`.mry-${part}`) as Element;
          const { x, y, height } = element.getBoundingClientRect();
          const { color, fontSize, fontWeight } = getComputedStyle(element);
          const left = part === 'TransactionAmount' ? 'end' : Math.round(x - origin.x);
          const top = Math.round(y - origin.y);
          return [part, left, top, Math.round(height), color, fontSize, fontWeight];
        }),
      ];
    });
}

const coloursOf = (page: Page) =>
  page.locator('.mry-TransactionList').evaluate((list) => {
    const heading = list.querySelector('.mry-TransactionList-heading') as Element;
    const name = list.querySelector('.mry-MerchantName') as Element;
    return [getComputedStyle(heading).backgroundColor, getComputedStyle(name).color];
  });

describe.each(['mui', 'tailwind', 'radix', 'classes'])('a page with %s', (system) => {
  it('shows rows as they are without it, and has one switch for its colours and theirs', async () => {
    const { page, complaints } = await open(`${system}.html`);
    expect(await measureRow(page)).toEqual(plain.row);
    const light = await coloursOf(page);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(() => coloursOf(page)).toEqual(plain.darkColours);
    await page.getByRole('button', { name: 'Light' }).click();
    await expect.poll(() => coloursOf(page)).toEqual(light);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('a custom element with a shadow root', () => {
  it('shows rows, hours and details inside it', async () => {
    const { page, complaints } = await open('element.html');
    expect(await measureRow(page)).toEqual(plain.row);
    await page.locator('.mry-OpeningHoursPopover').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(
      await dialog.evaluate((element) => [
        element.getRootNode() instanceof ShadowRoot,
        getComputedStyle(element).backgroundColor,
      ]),
    ).toEqual([true, 'rgb(255, 255, 255)']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.mry-TransactionRow-name').first().click();
    await page.locator('.mry-MerchantDetails').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

/** Whether the pointer would reach the middle of an element. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

describe.each([
  ['Radix dialog', ''],
  ['MUI dialog', ''],
  ['Radix dialog', ' with a container'],
  ['MUI dialog', ' with a container'],
])('a %s%s', (kind, ending) => {
  it('shows hours and tooltips above it, lets them be used, and closes after them', async () => {
    const { page, complaints } = await open('dialogs.html');
    const opener = page.getByRole('button', { name: `${kind}${ending}`, exact: true });
    await opener.click();
    await waitForNames(page);
    const around = page.getByRole('dialog', { name: 'Account', exact: true });

    const button = page.locator('.mry-OpeningHoursPopover').first();
    const hours = page.getByRole('dialog', { name: /Opening hours of/ });
    await button.click();
    await hours.waitFor();
    // It is placed after it was mounted.
    await expect.poll(() => hours.evaluate(isOnTop)).toBe(true);
    const isContained = (part: typeof hours) =>
      part.evaluate((element) => element.closest('.portal') !== null);
    expect(await isContained(hours)).toBe(ending !== '');
    await hours.getByRole('button', { name: 'Close' }).click();
    await hours.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await hours.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => hours.evaluate((it) => it.matches(':focus-within'))).toBe(true);
    await page.keyboard.press('Escape');
    await hours.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);

    await page.locator('.mry-IntermediaryBadge').filter({ visible: true }).first().hover();
    const tooltip = page.locator('.mry-Tooltip');
    await expect.poll(() => tooltip.evaluate(isOnTop)).toBe(true);
    expect(await isContained(tooltip)).toBe(ending !== '');
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
    await expect.poll(() => around.isVisible()).toBe(true);

    await page.keyboard.press('Escape');
    await around.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
