import { beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { frame, mountedRows, shopService, statement } from './listOnScreen.js';
import { TestApp } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(60);

beforeEach(() => page.viewport(400, 900));

/** Responses wait until `open` is called. */
function heldService() {
  const { fetcher } = shopService();
  let open = () => {};
  const promise = new Promise<void>((done) => {
    open = done;
  });
  const held: typeof fetcher = async (request, context) => {
    await promise;
    return fetcher(request, context);
  };
  return { fetcher: held, open: () => open() };
}

const animated = () =>
  mountedRows().filter((row) => row.getAnimations({ subtree: true }).some(isArrival));
const isArrival = ({ effect }: Animation) => effect?.getTiming().duration === 160;
const firstDelay = (row: Element) =>
  row.getAnimations({ subtree: true }).find(isArrival)?.effect?.getTiming().delay;

it('lets the first eight rows of a response arrive one after the other, once', async () => {
  const { fetcher, open } = heldService();
  await render(<TestApp transactions={rows} fetcher={fetcher} height={800} />);
  await expect.poll(() => document.querySelectorAll('[data-status="pending"]').length).not.toBe(0);
  await expect.poll(() => document.querySelector('.mry-TransactionList-foot')).not.toBeNull();
  for (let count = 0; count < 10; count += 1) await frame();
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  let arriving: Element[] = [];
  open();
  await expect
    .poll(() => {
      arriving = animated();
      return arriving.length;
    })
    .toBe(8);
  expect(arriving.map(firstDelay)).toEqual([0, 20, 40, 60, 80, 100, 120, 140]);
  await expect.poll(() => animated().length).toBe(0);
  observer.disconnect();
  expect(shifts).toEqual([]);

  // Rows that come back have their merchant.
  const list = document.querySelector('.mry-TransactionList') as HTMLElement;
  list.scrollTop = 2_000;
  await expect.poll(() => mountedRows().some((row) => row.dataset.row === '0')).toBe(false);
  await expect.poll(() => document.querySelectorAll('[data-status="pending"]').length).toBe(0);
  await expect.poll(() => animated().length).toBe(0);
  list.scrollTop = 0;
  await expect.poll(() => mountedRows().some((row) => row.dataset.row === '0')).toBe(true);
  expect(animated()).toEqual([]);
});

/** How much is seen of a part: what it was and what it is, one over the other. */
const seenOf = (row: Element, selector: string) =>
  [...row.querySelectorAll(selector)].reduce(
    (sum, part) => sum + Number(getComputedStyle(part).opacity),
    0,
  );

it('shows either what a row was or what it is, in every frame', async () => {
  const { fetcher, open } = heldService();
  await render(<TestApp transactions={rows} fetcher={fetcher} height={800} />);
  await expect.poll(() => document.querySelectorAll('[data-status="pending"]').length).not.toBe(0);
  for (let count = 0; count < 10; count += 1) await frame();
  const watched = mountedRows().slice(0, 10);
  const blank: string[] = [];
  let hasCopies = false;
  open();
  while (!hasCopies || document.querySelector('._mry-leaving')) {
    await frame();
    hasCopies ||= document.querySelector('._mry-leaving') !== null;
    for (const row of watched) {
      for (const part of [
        '.mry-MerchantLogo',
        '.mry-TransactionRow-name',
        '.mry-TransactionRow-line',
      ])
        if (seenOf(row, part) < 0.99) blank.push(`${row.dataset.row} ${part} ${seenOf(row, part)}`);
    }
  }
  expect(blank).toEqual([]);
  expect(watched.map((row) => row.querySelectorAll('.mry-TransactionRow-name').length)).toEqual(
    watched.map(() => 1),
  );
});

it('moves nothing where the reader wants less motion', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  const seen: Element[] = [];
  const { fetcher, open } = heldService();
  await render(<TestApp transactions={rows} fetcher={fetcher} height={800} />);
  await expect.poll(() => document.querySelectorAll('[data-status="pending"]').length).not.toBe(0);
  open();
  await expect
    .poll(() => {
      seen.push(...animated());
      return document.querySelectorAll('[data-status="matched"]').length;
    })
    .toBeGreaterThan(5);
  expect(seen).toEqual([]);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});
