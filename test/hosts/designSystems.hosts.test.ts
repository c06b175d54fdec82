import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { run } from '../package/run.js';
import { serveApp } from '../package/serveApp.js';
import { installPacked } from './visit/installPacked.js';

const folder = mkdtempSync(join(tmpdir(), 'merchantry-design-'));
const app = join(folder, 'app');
/** Strict, and with the inline styles that Emotion writes into its pages. */
let servers: Record<'strict' | 'styled', Awaited<ReturnType<typeof serveApp>>>;
let browser: Browser;

/** Thousands of files are written, and removed again. */
const INSTALL_MS = 300_000;

beforeAll(async () => {
  cpSync(new URL('designSystems', import.meta.url), app, { recursive: true });
  installPacked(app, folder);
  run('npm', ['run', 'build'], { cwd: app, env: { NODE_ENV: 'production' } });
  servers = {
    strict: await serveApp(app),
    styled: await serveApp(app, { 'style-src': "'self' 'unsafe-inline'" }),
  };
  browser = await chromium.connect(inject('chromium'));
}, INSTALL_MS);

afterAll(async () => {
  await browser?.close();
  for (const server of Object.values(servers ?? {})) await server.close();
  rmSync(folder, { recursive: true, force: true });
}, INSTALL_MS);

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
  const { url } = file === 'mui.html' ? servers.styled : servers.strict;
  await page.goto(new URL(file, url).href);
  await page.locator('.mry-TransactionRow[data-status="matched"]').first().waitFor();
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

describe.each(['mui', 'tailwind', 'radix'])('a page with %s', (system) => {
  it('shows rows as they are without it', async () => {
    const plain = await open('index.html');
    const { page, complaints } = await open(`${system}.html`);
    expect(await measureRow(page)).toEqual(await measureRow(plain.page));
    expect([...plain.complaints, ...complaints]).toEqual([]);
    await plain.page.close();
    await page.close();
  });

  it('has one switch for its own colours and those of the rows', async () => {
    const { page: dark } = await open('index.html', 'dark');
    const { page } = await open(`${system}.html`);
    const light = await coloursOf(page);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(() => coloursOf(page)).toEqual(await coloursOf(dark));
    await page.getByRole('button', { name: 'Light' }).click();
    await expect.poll(() => coloursOf(page)).toEqual(light);
    await dark.close();
    await page.close();
  });
});

describe('a custom element with a shadow root', () => {
  it('shows rows, hours and details inside it', async () => {
    const plain = await open('index.html');
    const { page, complaints } = await open('element.html');
    expect(await measureRow(page)).toEqual(await measureRow(plain.page));
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
    await plain.page.close();
    await page.close();
  });
});
