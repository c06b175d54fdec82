import { QueryClient } from '@tanstack/react-query';
import axe from 'axe-core';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TransactionListHandle } from '../../src/index.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import { statement } from './listOnScreen.js';
import { config, TestApp, type TestAppProps, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

const never = () => new Promise<never>(() => undefined);
const app = (props: Partial<TestAppProps>) => (
  <TestApp
    transactions={tenThousandRows.slice(0, 2_000)}
    fetcher={never}
    height={600}
    onSelect={() => undefined}
    {...props}
  />
);
const list = () => document.querySelector('.mry-TransactionList') as HTMLElement;
const rows = () => [...document.querySelectorAll<HTMLElement>('.mry-TransactionList-row')];
const topOf = (element: Element) => element.getBoundingClientRect().top;
/** The first row below the sticky heading. */
const firstRow = (below = 48) => rows().find((row) => topOf(row) >= topOf(list()) + below);
const rowOf = (id: string | undefined) => rows().find(({ dataset }) => dataset.id === id);

describe('a list whose grouping changes', () => {
  it('keeps the place of the row being read, with any heights of headings', async () => {
    const { rerender } = await render(app({}));
    list().scrollTop = 20_000;
    await expect.poll(() => firstRow()).toBeDefined();
    const { id } = firstRow()?.dataset ?? {};
    const top = topOf(firstRow() as Element);
    for (const groupBy of ['month', 'none', 'day', 'none'] as const) {
      await rerender(app({ groupBy }));
      await expect.poll(() => rowOf(id)).toBeDefined();
      expect(Math.abs(topOf(rowOf(id) as Element) - top), groupBy).toBeLessThan(1);
    }
  });

  it('keeps the focus on its row', async () => {
    const { rerender } = await render(app({}));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const { id } = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset ?? {};
    expect(id).toBe(tenThousandRows[2]?.id);
    await rerender(app({ groupBy: 'month' }));
    await expect.poll(() => rowOf(id)?.contains(document.activeElement)).toBe(true);
  });
});

describe('a list without headings', () => {
  it('starts with its first row, and has rows where their heights put them', async () => {
    await render(app({ groupBy: 'none' }));
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    expect(topOf(rows()[0] as Element)).toBe(topOf(list()));
    list().scrollTop = 50 * 68;
    await expect.poll(() => rowOf(tenThousandRows[50]?.id)).toBeDefined();
    expect(topOf(rowOf(tenThousandRows[50]?.id) as Element)).toBe(topOf(list()));
  });
});

describe('a list by month', () => {
  const captions = () =>
    [...document.querySelectorAll('.mry-TransactionList-caption')].map(
      ({ textContent }) => textContent,
    );

  it('compares months in bars that scroll away, with its rows where the layout puts them', async () => {
    const { rerender } = await render(app({ groupBy: 'month' }));
    await expect.poll(() => captions()[0]).toMatch(/^£[\d,.]+ (more|less) than by 20 October$/);
    const end = () => document.querySelector('.mry-TransactionList-month')?.nextElementSibling;
    const bar = document.querySelector('.mry-TransactionList-meter') as HTMLElement;
    expect(topOf(end() as Element)).toBeGreaterThan(bar.getBoundingClientRect().bottom + 20);
    const count = tenThousandRows.findIndex(({ date }) => String(date) < '2026-11-01');
    const first = tenThousandRows[count]?.id;
    list().scrollTop = count * 68;
    await expect.poll(() => rowOf(first)).toBeDefined();
    await expect.poll(() => captions().at(-1)).toMatch(/^£[\d,.]+ (more|less) than September$/);
    // Two headings and their bars are above it.
    const row = rowOf(first) as Element;
    const heading = row.closest('section')?.firstElementChild as Element;
    expect(topOf(row) - topOf(heading)).toBeCloseTo(48 + 40, 0);

    // A search does not find all of a month.
    await rerender(app({ groupBy: 'month', filtered: true }));
    await expect.poll(captions).toEqual([]);
    await expect
      .poll(() => {
        const [top] = rows();
        return top && topOf(top) - topOf(top.closest('section')?.firstElementChild as Element);
      })
      .toBeLessThanOrEqual(48);
  });
});

describe('a date in a row', () => {
  it('loses its time, and not its day, where space is tight', async () => {
    await render(<div style={{ width: 360 }}>{app({ groupBy: 'none' })}</div>);
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    const line = document.querySelector('[data-dated]') as HTMLElement;
    line.style.width = '60px';
    line.style.justifySelf = 'start';
    const [day, time] = [...line.querySelectorAll('.mry-TransactionRow-when > span > span')];
    const { bottom } = line.getBoundingClientRect();
    await expect.poll(() => topOf(time as Element)).toBeGreaterThanOrEqual(bottom - 4);
    expect(topOf(day as Element)).toBeLessThan(bottom - 10);
    // Measured once it has been seen for a while; the date stays.
    await expect.poll(() => line.querySelectorAll('[data-clipped]').length).toBeGreaterThan(0);
    expect(line.querySelector('.mry-TransactionRow-when[data-clipped]')).toBeNull();
  });
});

const CATEGORIES = ['Coffee', 'Groceries', 'Transport', 'Health', 'Fuel'];
const shops = statement(500);

/** A list whose merchants are known: a hundred rows in each of five categories. */
function knownClient(rows = shops): QueryClient {
  const client = new QueryClient();
  rows.forEach((shop, index) => {
    const record = { name: `Shop ${index}`, category: CATEGORIES[index % 5] as string };
    client.setQueryData(createLookup(shop, config).queryKey, toResult([record], shop.id));
  });
  return client;
}
const toggles = () => [...document.querySelectorAll<HTMLElement>('.mry-TransactionList-toggle')];
const toggle = (name: string) => toggles().find(({ textContent }) => textContent?.startsWith(name));
const focused = () => {
  const { textContent } = document.activeElement as HTMLElement;
  return textContent?.split(',')[0];
};
const folded = async (props: Partial<TestAppProps> = {}) => {
  const own = { client: knownClient(), transactions: shops, groupBy: 'category' as const };
  const screen = await render(app({ ...own, ...props }));
  await expect.poll(() => toggles().length).toBeGreaterThan(3);
  return { rerender: (next: Partial<TestAppProps>) => screen.rerender(app({ ...own, ...next })) };
};

describe('groups that open and close', () => {
  it.each(['ltr', 'rtl'])('show other currencies within their edge, %s', async (dir) => {
    document.documentElement.dir = dir;
    document.documentElement.style.width = '320px';
    const currencies = ['GBP', 'GBP', 'EUR', 'USD', 'CHF'];
    const transactions = shops.map((shop, index) => ({
      ...shop,
      amount: '-1234.50',
      currency: currencies[Math.floor(index / 5) % 5] as string,
    }));
    await folded({ transactions, client: knownClient(transactions) });
    const others = () => document.querySelector('.mry-TransactionList-groupOthers') as HTMLElement;
    await expect.poll(others).not.toBeNull();
    const sum = document.querySelector('.mry-TransactionList-groupSum') as HTMLElement;
    const end = dir === 'ltr' ? 'right' : 'left';
    const edge = sum.getBoundingClientRect()[end];
    expect(others().getBoundingClientRect()[end]).toBeCloseTo(edge, 0);
    const short = others().querySelector('.mry-TransactionList-fitShort') as HTMLElement;
    expect(short.dataset.short).toBe('€24,690.00 …');
    expect(short.getBoundingClientRect().top).toBeLessThan(others().getBoundingClientRect().bottom);
    expect(short.scrollWidth).toBeLessThanOrEqual(short.clientWidth);
    document.documentElement.removeAttribute('style');
    document.documentElement.removeAttribute('dir');
  });

  it('are one tab stop with their rows, between which arrow keys move', async () => {
    await folded();
    await userEvent.tab();
    expect(focused()).toBe('Coffee');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(focused()).toBe('Shop 0');
    await userEvent.keyboard('{End}');
    await expect.poll(focused).toBe('Fuel');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.poll(focused).toBe('Shop 495');
    await userEvent.keyboard('{Home}');
    await expect.poll(focused).toBe('Coffee');
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('leave out rows that are no buttons', async () => {
    await folded({ onSelect: undefined });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect.poll(focused).toBe('Groceries');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focused).toBe('Coffee');
    list().scrollTop = 2_000;
    await expect.poll(() => rows()[0]?.dataset.id).not.toBe('row 0');
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('keep a heading on screen below which rows are read, and close in their place', async () => {
    await folded();
    toggle('Coffee')?.click();
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    list().scrollTop = 3_000;
    await expect.poll(() => firstRow()?.dataset.id).not.toBe('row 0');
    const heading = toggle('Coffee') as HTMLElement;
    await expect.poll(() => topOf(heading)).toBeCloseTo(topOf(list()));
    heading.click();
    await expect.poll(() => rows().length).toBe(0);
    await expect.poll(() => topOf(toggle('Coffee') as Element)).toBeGreaterThanOrEqual(0);
    expect(topOf(toggle('Groceries') as Element)).toBeGreaterThan(topOf(list()));
  });

  it('open for a row that the host focuses, and keep its place when grouped by day', async () => {
    const listRef = createRef<TransactionListHandle>();
    const { rerender } = await folded({ listRef });
    expect(listRef.current?.focusTransaction('row 251')).toBe(true);
    await expect.poll(focused).toBe('Shop 251');
    // The first row of which something is below the heading, 68 pixels high.
    const read = rows().find((row) => topOf(row) + 56 > topOf(list()) + 68) as HTMLElement;
    const { id } = read.dataset;
    const top = topOf(read);
    await rerender({ listRef, groupBy: 'day' });
    await expect.poll(focused).toBe('Shop 251');
    expect(Math.abs(topOf(rowOf(id) as Element) - top)).toBeLessThan(1);
  });

  it('have no violations of accessibility rules', async () => {
    await folded();
    toggle('Coffee')?.click();
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    const { violations } = await axe.run(list());
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
