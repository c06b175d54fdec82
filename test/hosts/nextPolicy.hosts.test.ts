import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';

const { url } = inject('next')['a Next.js app'];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('chromium'));
});
afterAll(() => browser?.close());

/** The browser of a customer who is signed in, until the end of the test. */
async function signIn(): Promise<BrowserContext> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  await context.addCookies([{ name: 'session', value: randomUUID(), url, httpOnly: true }]);
  return context;
}

/** Opens a tab. The errors and warnings in its console are collected, violations among them. */
async function openTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text());
  });
  const response = await page.goto(new URL(path, url).href);
  return { page, complaints, response };
}

/** Waits for the page's scripts: before them, a press on a button does nothing. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const button = document.querySelector('button');
    return Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
  });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
}

it('has scripts and no violation on the page for unknown addresses, under a policy with a nonce', async () => {
  const { page, complaints, response } = await openTab(await signIn(), '/nowhere');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['content-security-policy']).toContain("'nonce-");
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await untilHydrated(page);
  await signOut(page);
  // Chromium writes this of every such document.
  expect(complaints.filter((message) => !message.includes('status of 404'))).toEqual([]);
});

it('signs out in all tabs, and sends no session to the page', async () => {
  const context = await signIn();
  const [cookie] = await context.cookies();
  const other = await openTab(context, '/details/a-0');
  const own = await openTab(context, '/');
  for (const { page, response } of [other, own]) {
    expect(await response?.text()).not.toContain(cookie?.value);
    await page.getByText('Northside Coffee').first().waitFor();
    await untilHydrated(page);
  }
  await signOut(own.page);
  await other.page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  expect(await context.cookies()).toEqual([]);
  expect([...own.complaints, ...other.complaints]).toEqual([]);
});
