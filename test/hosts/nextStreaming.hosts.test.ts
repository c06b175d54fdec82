import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Service, serveService } from '../gateway/hosts/serveService.js';
import { loadPages, startNext } from './visit/startNext.js';

const NAMED = /matched|cleaned/;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('chromium'));
});
afterAll(() => browser?.close());

interface Visit {
  page: Page;
  /** Errors and warnings in the console. */
  complaints: string[];
  /** Requests by the browser. */
  calls: string[];
}

/** An empty page of a reader of their own, until the end of the test. */
async function createPage(): Promise<Visit> {
  const context = await browser.newContext({
    extraHTTPHeaders: { cookie: `session=${randomUUID()}` },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  return { page, complaints, calls };
}

/** Hidden rows are those that React has not put into their place yet. */
const rowsOf = (page: Page) => page.locator('[data-id]').filter({ visible: true });
const firstRow = (page: Page) => rowsOf(page).first();
const statusOf = (page: Page) =>
  firstRow(page).locator('[data-status]').getAttribute('data-status');

/** Waits until the list is hydrated, and the rows on screen have names. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => statusOf(page)).toMatch(NAMED);
  // A hydrated list has removed the rows off screen.
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(25);
}

describe.each(['start', 'dev'] as const)('a Next.js app served by next %s', (command) => {
  let service: Service;
  let server: Awaited<ReturnType<typeof startNext>>;
  beforeAll(async () => {
    const { app, log } = inject('next')['a Next.js app'];
    service = await serveService();
    server = await startNext({ app, log: `${log}.${command}`, command, service });
    await loadPages(server.url, ['/', '/streamed', '/fallback']);
  });
  afterAll(async () => {
    await server?.close();
    await service?.close();
  });

  it('sends rows at once, and names in the same response, with one request to the service', async () => {
    const { page, complaints, calls } = await createPage();
    const earlier = service.calls;
    let respond: () => void = () => undefined;
    service.waitsFor = new Promise((resolve) => {
      respond = resolve;
    });
    onTestFinished(() => respond());
    await page.goto(new URL('/streamed', server.url).href, { waitUntil: 'commit' });
    await firstRow(page).waitFor();
    const [status, text] = [await statusOf(page), await firstRow(page).textContent()];
    respond();
    expect(status).toMatch(/idle|pending/);
    expect(text).toContain('NORTHSIDE');
    await settle(page);
    expect(await firstRow(page).textContent()).toContain('Northside Coffee');
    expect(calls).toEqual([]);
    expect(service.calls).toBe(earlier + 1);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['that waits for its names', '/'],
    ['into which names stream', '/streamed'],
    ['that waits for its names behind the same rows', '/fallback'],
  ])('hydrates a list %s, when everything has arrived before the scripts', async (_, path) => {
    const { page, complaints, calls } = await createPage();
    const earlier = service.calls;
    let load: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await arrived;
      await route.continue();
    });
    const response = await page.goto(new URL(path, server.url).href, { waitUntil: 'commit' });
    await response?.finished();
    expect(response?.headers()['content-security-policy']).toContain("'nonce-");
    load();
    await settle(page);
    expect(calls).toEqual([]);
    expect(service.calls).toBe(earlier + 1);
    expect(complaints).toEqual([]);
  });
});
