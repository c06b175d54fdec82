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
   * Waits until the page is at rest, and expects that rows, requests and pixels since the last time
   * are as for every list.
   */
  rest: (expected?: Expected) => Promise<Rest>;
  /** Scrolls the list's scroller to an offset in pixels. */
  scrollTo: (top: number) => Promise<void>;
  /** Reloads the page, which then has no results. */
  reload: () => Promise<void>;
}

export interface Rest extends RowCount {
  /** Since the last time. */
  calls: readonly Call[];
}

/** The requests to the service so far. */
export interface ServiceRequests {
  /** Ids of rows that the server requested, repeated for each time that it rendered them. */
  prefetched?: readonly string[];
  /** By the page. */
  calls: readonly Call[];
  /** Requests without a response so far. */
  open: number;
}

export interface PageOptions extends BrowserContextOptions {
  readRequests: () => ServiceRequests | Promise<ServiceRequests>;
  /** Whether a message in the browser's console is allowed. */
  isExpected?: (message: string) => boolean;
}

/** A page is at rest without changes for this long. Longer than the dwell and a response. */
const QUIET_MS = 500;
/** How long faults may last before they count. */
const PATIENCE_MS = 3_000;
/** How long a page may take to come to rest at all, on a slow machine. */
const LIMIT_MS = 20_000;

/**
 * Opens an empty page until the end of the test. Errors and warnings in its console fail the test.
 */
export async function openPage({
  readRequests,
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
        const { length: known } = (await readRequests()).calls;
        const count = await page.evaluate(readCount);
        const { prefetched = [], calls: all, open } = await readRequests();
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
      const { prefetched = [], calls } = await readRequests();
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
