import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { countRowsScript, type ListCounts, type RowCount } from './countRows.js';
import { type Expected, findFaults } from './findFaults.js';
import { type Call, type Service, serveApps } from './serveApps.js';

/** An app in a browser, with its service. */
export interface OpenApp {
  page: Page;
  service: Service;
  /** Lets the page come to rest, and expects of rows, requests and pixels since the last time what every list promises. */
  rest: (expected?: Expected) => Promise<Rest>;
  /** Scrolls the list, or what it scrolls with, to a place in pixels from the top. */
  scrollTo: (top: number) => Promise<void>;
}

export interface Rest extends RowCount {
  /** Since the last time. */
  calls: readonly Call[];
}

export interface AppOptions extends BrowserContextOptions {
  /** Of the list as its own scroller, in pixels; without it the page scrolls. */
  height?: number | undefined;
  /** The service is down from the start. */
  isDown?: boolean;
}

/** How long nothing must have moved. Longer than the list waits after scrolling, and an answer takes. */
const QUIET_MS = 500;
/** How long faults may last before they count. */
const PATIENCE_MS = 3_000;
/** How long a page may take to come to rest at all, on a slow machine. */
const LIMIT_MS = 20_000;

/** Opens one of the apps in `bank`, by its address, until the end of the test. What the page complains of fails the test. */
export async function openApp(
  name: string,
  { height, isDown = false, ...options }: AppOptions = {},
): Promise<OpenApp> {
  const { url, service, close } = await serveApps(inject('apps'));
  onTestFinished(close);
  service.isDown = isDown;
  const browser = await chromium.connect(inject('chromium'));
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    ...options,
  });
  await context.addInitScript({ content: countRowsScript });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isOutage = service.isDown && message.text().includes('500');
    if (/error|warning/.test(message.type()) && !isOutage) complaints.push(message.text());
  });
  const address = new URL(`/${name}`, url);
  if (height !== undefined) address.searchParams.set('height', String(height));
  await page.goto(address.href);
  await page.locator('#root > *').first().waitFor();

  let done = 0;
  return {
    page,
    service,
    async rest(expected = {}) {
      const began = Date.now();
      const earlier = service.calls.slice(0, done);
      for (;;) {
        await wait(100);
        const known = service.calls.length;
        const count = await page.evaluate(readCount);
        const calls = service.calls.slice(done);
        const faults = [...findFaults({ count, calls, earlier }, expected), ...complaints];
        const elapsedMs = Date.now() - began;
        const quietMs = Math.min(count.quietMs, elapsedMs);
        const isQuiet = quietMs > QUIET_MS && service.open === 0 && service.calls.length === known;
        const isOver = quietMs > PATIENCE_MS || elapsedMs > LIMIT_MS;
        if (!isOver && (!isQuiet || faults.length > 0)) continue;
        if (!isQuiet) faults.push('the page does not come to rest');
        expect(faults, faults.join('\n')).toEqual([]);
        await page.evaluate(restart);
        done = known;
        return { ...count, calls };
      }
    },
    async scrollTo(top) {
      await page.evaluate(scrollList, top);
    },
  };
}

function readCount(): RowCount {
  const counts: ListCounts = Reflect.get(globalThis, 'listCounts');
  return counts.count();
}

function restart(): void {
  const counts: ListCounts = Reflect.get(globalThis, 'listCounts');
  counts.restart();
}

function scrollList(top: number): void {
  let scroller = document.querySelector('.mry-TransactionList');
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  (scroller ?? document.documentElement).scrollTop = top;
}
