import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { run } from '../../package/run.js';
import { serveApp } from '../../package/serveApp.js';
import { INSTALL_MS, installPacked } from './installPacked.js';

export interface ViteHostOptions {
  /** Versions that differ from the project's. */
  versions?: Record<string, string>;
  /** Whether React Compiler compiles the app. */
  isCompiled?: boolean;
}

type Server = Awaited<ReturnType<typeof serveApp>>;

export interface ViteHost {
  /** Folder of the app. */
  readonly folder: string;
  /** Opens a page until the end of the test. Its console's errors and warnings are collected. */
  open: (file: string) => Promise<{ page: Page; complaints: string[]; calls: Server['calls'] }>;
}

/** Of the rows in `vite/Account.tsx`. */
const LAST_ID = 'sbx-300';
/** Installs, type-checks, builds and serves the app in `vite` for a group of tests. */
export function prepareViteHost({ versions, isCompiled = false }: ViteHostOptions): ViteHost {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-vite-'));
  const app = join(folder, 'app');
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    cpSync(new URL('../vite', import.meta.url), app, { recursive: true });
    installPacked(app, folder, versions);
    run('npx', ['--no-install', 'tsc'], { cwd: app });
    // Vitest says `test`, which would build for development.
    const env = { NODE_ENV: 'production', ...(isCompiled && { REACT_COMPILER: 'yes' }) };
    run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: app, env });
    server = await serveApp(app);
    browser = await chromium.connect(inject('chromium'));
  }, INSTALL_MS);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }, INSTALL_MS);

  return {
    folder: app,
    async open(file) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      onTestFinished(() => page.close());
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/error|warning/.test(message.type())) complaints.push(message.text());
      });
      await page.goto(new URL(file, server.url).href);
      return { page, complaints, calls: server.calls };
    },
  };
}

/** The lowest version of each peer that the package requires. */
export function readLowestPeers(): Record<string, string> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const ranges: [string, string][] = Object.entries(manifest.peerDependencies);
  return Object.fromEntries(
    ranges
      .filter(([name]) => !manifest.peerDependenciesMeta?.[name]?.optional)
      .map(([name, range]) => {
        const [lowest] = /\d+\.\d+\.\d+/.exec(range) ?? [];
        if (!lowest) throw new Error(`expected a version for ${name}, but got: ${range}`);
        return [name, lowest];
      }),
  );
}

/** Scrolls a list to its end, opens its last row, and expects names, details and few requests. */
export async function expectAccount({ open }: ViteHost, react: string): Promise<void> {
  const { page, complaints, calls } = await open('index.html');
  expect(await page.locator('main').getAttribute('data-react')).toBe(react);
  const rows = page.locator('.mry-TransactionRow');
  const isSettled = (row: Locator) =>
    expect.poll(() => row.getAttribute('data-status')).not.toMatch(/idle|pending/);
  await isSettled(rows.first());
  const matched = page.locator('.mry-TransactionRow[data-status="matched"]');
  const sent = calls.flatMap(({ names }) => names);
  expect(sent).toContain(
    await matched.first().locator('.mry-MerchantName:not([inert])').textContent(),
  );
  await page.locator('.mry-TransactionList').evaluate((list) => {
    let scroller: Element | null = list;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
      scroller = scroller.parentElement;
    }
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  });
  await page.locator(`[data-id="${LAST_ID}"]`).waitFor();
  await isSettled(rows.last());
  const ids = calls.flatMap((call) => call.ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(calls.length).toBeLessThan(6);

  const name = (await matched.last().locator('.mry-MerchantName:not([inert])').textContent()) ?? '';
  await matched.last().locator('.mry-TransactionRow-name').click();
  const details = page.locator('.mry-MerchantDetails');
  await details.getByRole('heading', { name }).first().waitFor();
  expect(complaints).toEqual([]);
}
