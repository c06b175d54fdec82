import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags } from '../chromium/chromiumFlags.js';
import { findChromium } from '../chromium/findChromium.js';

/** What `npm run build:storybook` has written. */
const FOLDER = 'storybook-static';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(FOLDER, 'index.json'), 'utf8'),
);
const entries = Object.values(index.entries).filter(({ tags }) => tags.includes('test'));

/**
 * Messages of Storybook itself, and of a sandbox whose gateway runs in the page, too. Storybook turns
 * React's warnings about `act` on and off around each interaction and each render, so what happens
 * between two of them is reported by chance.
 */
const NOT_OURS =
  /Accessing the Story Store is deprecated|expected no API key in a browser|(?:wrapped in|support) act\(/;
/** What stories show of faults is in the console, too. */
const DECLARED: Record<string, RegExp> = {
  'components-merchantlogo--broken-picture': /404.*(?:there-is-no-such-picture|Not Found)/,
  'showcase-transaction-list--some-rows-missing': /expected your endpoint to send an entry/,
};
/** Only an entry that hangs takes longer. */
const LIMIT_MS = 200_000;

/** What is wrong with an entry once it is done. */
interface Outcome {
  /** Of rendering and of interactions. */
  errors: string[];
  /** Rules of axe that it breaks, with the elements. */
  violations: string[];
  /** In pixels. */
  scrolled: number;
}

let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;
/** Pages without a task: to open another entry is cheaper than to open another page. */
const idle: Page[] = [];

beforeAll(async () => {
  server = await preview({
    configFile: false,
    // A file that is missing is missing, and no page.
    appType: 'mpa',
    build: { outDir: FOLDER },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  });
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  context.setDefaultTimeout(LIMIT_MS);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('Storybook as a person opens it, with motion and with code that arrives late', () => {
  it.concurrent.each(entries)('$id', async ({ id, type, tags }) => {
    const page = idle.pop() ?? (await context.newPage());
    const messages = listen(page);
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${id}&viewMode=${type}`);
    const outcome = await (await page.waitForFunction(read)).jsonValue();
    page.removeAllListeners();
    // What this entry still says while it is left is none of the next one's messages.
    await page.goto('about:blank');
    idle.push(page);
    const unexpected = messages.filter(
      (message) => !NOT_OURS.test(message) && !DECLARED[id]?.test(message),
    );
    // Tests that are not in the sidebar may end where they like.
    const scrolled = tags.includes('dev') ? outcome?.scrolled : 0;
    expect({ ...outcome, scrolled, messages: unexpected }).toEqual({
      errors: [],
      violations: [],
      scrolled: 0,
      messages: [],
    });
  });
});

/** Warnings, errors, and files that are missing. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) messages.push(message.text().slice(0, 500));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
  });
  return messages;
}

/** Runs in the page. Null until Storybook says that the entry is done. */
function read(): Outcome | null {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const last = (event: string) => channel?.last(event)?.[0];
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ].flatMap((event) => last(event) ?? []);
  const finished = last('storyFinished');
  if (failures.length === 0 && !finished && !last('docsRendered')) return null;
  const reports: { result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[] =
    finished?.reporters ?? [];
  return {
    // The document follows.
    errors: failures.map(({ message, description }) =>
      String(message ?? description).slice(0, 500),
    ),
    violations: reports
      .flatMap(({ result }) => result?.violations ?? [])
      .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' ')),
    scrolled: Math.abs(scrollX) + Math.abs(scrollY),
  };
}
