import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { countRowsScript, type ListCounts, type RowCount } from './countRows.js';
import { createRest, LIMIT_MS, type RestOf, type ServiceRequests } from './createRest.js';
import { launchChromium } from './launchChromium.js';
import { scrollList } from './scrollList.js';

/** A page with lists in a browser. */
export interface OpenPage {
  page: Page;
  rest: RestOf;
  /** Scrolls the list's scroller to an offset in pixels. */
  scrollTo: (top: number) => Promise<void>;
  /** Reloads the page, which then has no results. */
  reload: () => Promise<void>;
}

export interface PageOptions extends BrowserContextOptions {
  readRequests: () => ServiceRequests | Promise<ServiceRequests>;
  /** Whether a message in the browser's console is allowed. */
  isExpected?: (message: string) => boolean;
  /** Opens the page in a Chromium of its own, launched with these flags. */
  flags?: readonly string[];
}

/**
 * Opens an empty page until the end of the test. Errors and warnings in its console fail the test.
 */
export async function openPage({
  readRequests,
  isExpected = () => false,
  flags,
  ...options
}: PageOptions): Promise<OpenPage> {
  const own = flags && (await launchChromium(flags));
  onTestFinished(() => own?.close());
  const browser = await chromium.connect(own?.wsEndpoint() ?? inject('chromium'));
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    ...options,
  });
  await context.addInitScript({ content: countRowsScript });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (!/error|warning/.test(message.type()) || isExpected(message.text())) return;
    complaints.push(message.text());
  });
  const { rest, forget } = createRest({
    count: () => page.evaluate(readCount),
    restart: () => page.evaluate(restart),
    readComplaints: () => complaints,
    readRequests,
  });
  return {
    page,
    rest,
    async scrollTo(top) {
      await page.evaluate(scrollList, top);
    },
    async reload() {
      await forget();
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
