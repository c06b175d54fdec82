import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { countRowsScript, type ListCounts, type RowCount } from './countRows.js';
import { type Expected, findFaults } from './findFaults.js';
import type { Call } from './serveApps.js';

/** A page with lists in a browser. */
export interface OpenPage {
  page: Page;
  /**
   * Lets the page come to rest, and expects of rows, requests and pixels since the last time what
   * every list promises.
   */
  rest: (expected?: Expected) => Promise<Rest>;
  /** Scrolls the list, or what it scrolls with, to a place in pixels from the top. */
  scrollTo: (top: number) => Promise<void>;
  /** Loads the page again, which then knows nothing of what it has requested. */
  reload: () => Promise<void>;
}

export interface Rest extends RowCount {
  /** Since the last time. */
  calls: readonly Call[];
}

/** The requests to the service so far. */
export interface Asked {
  /** Ids of rows, by a server for what it rendered; again each time that it did. */
  prefetched?: readonly string[];
  /** By the page. */
  calls: readonly Call[];
  /** Requests without a response so far. */
  open: number;
}

export interface PageOptions extends BrowserContextOptions {
  readAsked: () => Asked | Promise<Asked>;
  /** Whether a message of the browser's is no complaint. */
  isExpected?: (message: string) => boolean;
}

/** How long nothing may move. Longer than the list waits after scrolling, and than a response. */
const QUIET_MS = 500;
/** How long faults may last before they count. */
const PATIENCE_MS = 3_000;
/** How long a page may take to come to rest at all, on a slow machine. */
const LIMIT_MS = 20_000;

/**
 * Opens an empty page, until the end of the test. What it complains of from then on fails the test.
 */
export async function openPage({
  readAsked,
  isExpected = () => false,
  ...options
}: PageOptions): Promise<OpenPage> {
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
    if (!/error|warning/.test(message.type()) || isExpected(message.text())) return;
    complaints.push(message.text());
  });

  /** Requests before the page was loaded. */
  let since = { prefetched: 0, calls: 0 };
  /** Requests before the page last came to rest. */
  let done = 0;
  return {
    page,
    async rest(expected = {}) {
      const began = Date.now();
      for (;;) {
        await wait(100);
        const { length: known } = (await readAsked()).calls;
        const count = await page.evaluate(readCount);
        const { prefetched = [], calls: all, open } = await readAsked();
        const calls = all.slice(done);
        const sent = { ids: [...new Set(prefetched.slice(since.prefetched))], isRefused: false };
        const earlier = [sent, ...all.slice(since.calls, done)];
        const faults = [...findFaults({ count, calls, earlier }, expected), ...complaints];
        const elapsedMs = Date.now() - began;
        const quietMs = Math.min(count.quietMs, elapsedMs);
        const isQuiet = quietMs > QUIET_MS && open === 0 && all.length === known;
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
    async reload() {
      const { prefetched = [], calls } = await readAsked();
      since = { prefetched: prefetched.length, calls: calls.length };
      done = calls.length;
      await page.reload();
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
