import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MerchantListFetcher } from '../../src/index.js';
import { atRest, frame, mountedRows, shopService, statement } from './listOnScreen.js';
import { TestApp } from './TestApp.js';
import '../../src/theme/styles.css';
import '../../src/theme/themes/dense.css';

/** Chromium only, so TypeScript's library lacks it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

const shifts: string[] = [];
let observer: PerformanceObserver;

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
  observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      shifts.push(
        `${value.toFixed(5)} ${sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName).join(', ')}`,
      );
    }
  });
});
afterEach(() => {
  observer.disconnect();
  shifts.length = 0;
  document.documentElement.removeAttribute('dir');
  delete document.documentElement.dataset.mryTheme;
});

/** Bank texts that are much longer than the names of their merchants. */
const rows = statement(60).map((row) => ({
  ...row,
  merchant_name: `CARD PAYMENT TO ${row.merchant_name} LEEDS GB`,
  card: '•• 4417',
}));

describe.each(['ltr', 'rtl'])('on a page that reads %s', (direction) => {
  it.each([
    ['of buttons', () => undefined],
    ['of plain rows', undefined],
  ])('nothing of a list %s moves as Latin names replace Latin texts', async (_, onSelect) => {
    document.documentElement.dir = direction;
    const { fetcher, open } = pausedService();
    await render(
      <TestApp transactions={rows} fetcher={fetcher} height={600} onSelect={onSelect} />,
    );
    await expect
      .poll(() => document.querySelectorAll('[data-status="pending"]').length)
      .toBeGreaterThan(5);
    await document.fonts.ready;
    for (let count = 0; count < 4; count += 1) await frame();
    observer.observe({ type: 'layout-shift' });

    open();
    await atRest();
    expect(mountedRows()[0]).toHaveTextContent('Shop 0');
    for (let count = 0; count < 4; count += 1) await frame();
    expect(shifts).toEqual([]);
  });
});

it.each([320, 1280])(
  'nothing moves at %i px as the next page completes a day, whose total appears in silence',
  async (width) => {
    await page.viewport(width, 1_400);
    const { fetcher } = shopService();
    const list = { fetcher, onEndReached: () => undefined };
    const screen = await render(<TestApp {...list} transactions={rows.slice(0, 12)} hasMore />);
    await expect.poll(() => mountedRows().length).toBe(12);
    await expect.poll(() => document.querySelectorAll('[data-status="matched"]').length).toBe(12);
    await document.fonts.ready;
    for (let count = 0; count < 4; count += 1) await frame();
    const totals = () => [...document.querySelectorAll('.mry-TransactionList-total')];
    const tops = () =>
      [...document.querySelectorAll('h3, .mry-TransactionList-row')]
        .slice(0, 14)
        .map((element) => element.getBoundingClientRect().top);
    const before = tops();
    expect(totals()).toHaveLength(1);
    observer.observe({ type: 'layout-shift' });

    await screen.rerender(<TestApp {...list} transactions={rows.slice(0, 20)} hasMore />);
    await expect.poll(() => totals().length).toBe(2);
    for (let count = 0; count < 4; count += 1) await frame();
    expect(tops()).toEqual(before);
    expect(shifts).toEqual([]);
    // Not part of the heading, whose text names the day, nor announced.
    expect(totals()[1]?.closest('h3, [aria-live], [role="status"]')).toBeNull();
    expect(page.getByRole('heading', { name: 'Yesterday', exact: true }).elements()).toHaveLength(
      1,
    );
  },
);

it.each([
  ['default', 390],
  ['default', 1280],
  ['dense', 1280],
] as const)(
  'nothing moves in the theme %s at %i px as the first rows take the place of the words that they load',
  async (theme, width) => {
    await page.viewport(width, 700);
    document.documentElement.dataset.mryTheme = theme;
    const { fetcher, open } = pausedService();
    const list = { fetcher, hasMore: true, loadingMore: true, onEndReached: () => undefined };
    const screen = await render(<TestApp {...list} transactions={[]} />);
    await document.fonts.ready;
    for (let count = 0; count < 4; count += 1) await frame();
    observer.observe({ type: 'layout-shift' });

    await screen.rerender(<TestApp {...list} transactions={rows} />);
    await expect.poll(() => mountedRows().length).toBeGreaterThan(5);
    for (let count = 0; count < 4; count += 1) await frame();
    open();
    await atRest();
    for (let count = 0; count < 4; count += 1) await frame();
    expect(shifts).toEqual([]);
  },
);

/** Responses wait until `open` is called. */
function pausedService(): { fetcher: MerchantListFetcher; open: () => void } {
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    open: () => open?.(),
    fetcher: async ({ transactions }) => {
      await gate;
      const shop = (id: string) => ({
        name: id.replace('row', 'Shop'),
        category: 'Groceries',
        intermediary: { name: 'PayZip' },
      });
      return Object.fromEntries(transactions.map(({ id }) => [id, [shop(id)]]));
    },
  };
}
