import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MerchantListFetcher } from '../../src/index.js';
import { listElement, shopService, statement } from './listOnScreen.js';
import { TestApp } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(60);

beforeEach(async () => {
  await page.viewport(400, 900);
  // `expect.poll` turns the clock by 50 ms each time it looks.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** A list beside which another element may take the focus, and a service that answers on demand. */
async function show() {
  const { fetcher } = shopService();
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  const held: MerchantListFetcher = async (request, context) => {
    await gate;
    return fetcher(request, context);
  };
  await render(
    <>
      <h2 tabIndex={-1}>Details</h2>
      <TestApp transactions={rows} fetcher={held} height={600} onSelect={() => undefined} />
    </>,
  );
  await expect.poll(() => document.querySelectorAll('[data-status="pending"]').length).not.toBe(0);
  return { open: () => open() };
}

const status = () => page.getByRole('status').element().textContent;
const details = () => page.getByText('Details').element() as HTMLElement;
const isMatched = () => document.querySelectorAll('[data-status="matched"]').length > 5;
/** As long as results are collected. */
const QUIET_MS = 1_000;

it('says how many merchants were found to a reader in the list', async () => {
  const { open } = await show();
  await userEvent.click(page.getByRole('button', { name: 'SHOP 0' }));
  open();
  await expect.poll(isMatched).toBe(true);
  expect(status()).toBe('');
  vi.advanceTimersByTime(QUIET_MS);
  expect(status()).toMatch(/merchants found$/);
});

it.each([
  ['moves to the details', () => undefined],
  ['is lost first, as where the list becomes inert', () => (listElement().inert = true)],
])('says nothing once the focus %s', async (_, leave) => {
  const { open } = await show();
  await userEvent.click(page.getByRole('button', { name: 'SHOP 0' }));
  leave();
  details().focus();
  open();
  await expect.poll(isMatched).toBe(true);
  vi.advanceTimersByTime(QUIET_MS);
  expect(status()).toBe('');
});
