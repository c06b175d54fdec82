import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { run } from '../package/run.js';
import { INSTALL_MS, installPacked } from './visit/installPacked.js';
import { readRows } from './visit/readRows.js';
import { serveBuilt } from './visit/serveBuilt.js';
import { DEADLINE_MS } from './visit/startNext.js';

const folder = mkdtempSync(join(tmpdir(), 'merchantry-router-'));
const app = join(folder, 'app');
const log = join(folder, 'server.log');
const FIRST_IDS = Array.from({ length: 25 }, (_, index) => `a-${index}`);
let browser: Browser;
let server: Awaited<ReturnType<typeof serveBuilt>>;

beforeAll(async () => {
  cpSync(new URL('./router', import.meta.url), app, { recursive: true });
  // All packages of React Router must be of one version.
  installPacked(app, folder, { 'react-router': '7.18.4', typescript: '6.0.3' });
  run('npx', ['--no-install', 'react-router', 'typegen'], { cwd: app });
  run('npx', ['--no-install', 'tsc'], { cwd: app });
  // In development React compares everything that it hydrates, and warns.
  const env = { NODE_ENV: 'development' };
  const args = ['--mode', 'development', '--logLevel', 'warn'];
  run('npx', ['--no-install', 'react-router', 'build', ...args], { cwd: app, env });
  const serverEnv = { ...env, MERCHANT_DEADLINE_MS: DEADLINE_MS };
  server = await serveBuilt(app, ['server.js'], log, serverEnv);
  browser = await chromium.connect(inject('chromium'));
}, INSTALL_MS);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}, INSTALL_MS);

describe('React Router in framework mode', () => {
  const readCalls = async (): Promise<number[]> =>
    (await fetch(new URL('/calls', server.url))).json();

  /** Opens the page of a reader elsewhere, until the end of the test. */
  async function open(session: string, path = '') {
    const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'America/New_York' });
    onTestFinished(() => page.close());
    // As `createCookie` writes it.
    const value = encodeURIComponent(btoa(JSON.stringify(session)));
    await page.context().addCookies([{ name: 'session', value, url: server.url }]);
    const complaints: string[] = [];
    /** Ids of the rows that the browser requests. */
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/merchants')) return;
      const { transactions }: { transactions: { id: string }[] } = request.postDataJSON();
      asked.push(...transactions.map(({ id }) => id));
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) complaints.push(message.text());
    });
    const response = await page.goto(`${server.url}${path}`);
    return { page, html: (await response?.text()) ?? '', complaints, asked };
  }

  it('sends the first rows with merchants, requested at once and without inline styles', async () => {
    const before = await readCalls();
    const { page, html } = await open('one');
    expect((await readCalls()).slice(before.length)).toEqual([FIRST_IDS.length]);
    const { rows, styled } = await page.evaluate(readRows, html);
    expect(styled).toBe(0);
    expect(rows.map(({ id }) => id)).toEqual(FIRST_IDS);
    expect(rows.filter(({ status }) => !/matched|cleaned/.test(status ?? ''))).toEqual([]);
    expect(rows[0]).toMatchObject({ name: 'Northside Coffee', status: 'matched' });
  });

  it('hydrates them under a policy with a nonce, and requests only rows further down', async () => {
    const { page, complaints, asked } = await open('another');
    // Only a hydrated list moves its tab stop.
    await page.locator('.mry-TransactionRow-name').first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return page.evaluate(() =>
          document.activeElement?.closest('[data-id]')?.getAttribute('data-id'),
        );
      })
      .not.toBe('a-0');
    expect(asked).toEqual([]);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page
      .locator('[data-id="a-399"] :is([data-status="matched"], [data-status="cleaned"])')
      .waitFor();
    expect(asked).toContain('a-399');
    expect(asked.filter((id) => FIRST_IDS.includes(id))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(complaints).toEqual([]);
    expect(readFileSync(log, 'utf8')).toBe('');
  });

  it('streams names into the response, which the browser then does not request', async () => {
    const { page, complaints, asked } = await open('a third', '/streamed');
    for (const id of [FIRST_IDS[0], FIRST_IDS[3]]) {
      await page
        .locator(`[data-id="${id}"] :is([data-status="matched"], [data-status="cleaned"])`)
        .waitFor();
    }
    expect(asked.filter((id) => FIRST_IDS.includes(id))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
