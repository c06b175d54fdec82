import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { run } from '../../package/run.js';
import { serveApp } from '../../package/serveApp.js';
import { INSTALL_MS, installPacked } from './installPacked.js';

export type Mode = 'production' | 'development';

export interface ViteHostOptions {
  /** Versions that differ from the project's. */
  versions?: Record<string, string>;
  /** Whether React Compiler compiles the app. */
  isCompiled?: boolean;
  /** How it is built; by default for production alone. */
  modes?: readonly Mode[];
}

type Server = Awaited<ReturnType<typeof serveApp>>;

export interface ViteHost {
  /** Folder of the app. */
  readonly folder: string;
  /** Opens a page until the end of the test. Its console's errors and warnings are collected. */
  open: (
    file: string,
    mode?: Mode,
  ) => Promise<{ page: Page; complaints: string[]; calls: Server['calls'] }>;
}

/** Of the rows in `vite/Account.tsx`. */
const LAST_ID = 'sbx-300';
/** Installs, type-checks, builds and serves the app in `vite` for a group of tests. */
export function prepareViteHost({
  versions,
  isCompiled = false,
  modes = ['production'],
}: ViteHostOptions): ViteHost {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-vite-'));
  const app = join(folder, 'app');
  const servers = new Map<Mode, Server>();
  let browser: Browser;

  beforeAll(async () => {
    cpSync(new URL('../vite', import.meta.url), app, { recursive: true });
    installPacked(app, folder, versions);
    run('npx', ['--no-install', 'tsc'], { cwd: app });
    for (const mode of modes) {
      // Vitest says `test`, which would build for development.
      const env = { NODE_ENV: mode, ...(isCompiled && { REACT_COMPILER: 'yes' }) };
      const args = ['--outDir', `${mode}/dist`, '--logLevel', 'warn'];
      run('npx', ['--no-install', 'vite', 'build', ...args], { cwd: app, env });
      servers.set(mode, await serveApp(join(app, mode)));
    }
    browser = await chromium.connect(inject('chromium'));
  }, INSTALL_MS);

  afterAll(async () => {
    await browser?.close();
    for (const server of servers.values()) await server.close();
    rmSync(folder, { recursive: true, force: true });
  }, INSTALL_MS);

  return {
    folder: app,
    async open(file, mode = 'production') {
      const server = servers.get(mode);
      if (!server) throw new Error(`expected an app built for ${mode}, but got: ${modes}`);
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
  expect(sent).toContain(await matched.first().locator('.mry-MerchantName').textContent());
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

  const name = (await matched.last().locator('.mry-MerchantName').textContent()) ?? '';
  await matched.last().locator('.mry-TransactionRow-name').click();
  const details = page.locator('.mry-MerchantDetails');
  await details.getByRole('heading', { name }).first().waitFor();
  expect(complaints).toEqual([]);
}
