import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  atRest,
  contentOf,
  listElement,
  mountedRows,
  rowTop,
  rowUnderEye,
  shopService,
  statement,
} from './listOnScreen.js';
import { TestApp } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(1_200);
const root = document.documentElement;
const startPrinting = () => window.dispatchEvent(new Event('beforeprint'));
const endPrinting = () => window.dispatchEvent(new Event('afterprint'));
const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
});
afterEach(async () => {
  endPrinting();
  await emulate('');
});

/** Rows that do not overlap, all within the list. */
function expectOnPaper(): void {
  const list = listElement();
  const box = list.getBoundingClientRect();
  expect(list.style.height + list.style.blockSize).toBe('');
  expect(contentOf(list).style.blockSize).toBe('');
  // Both values are rounded.
  expect(list.scrollHeight - list.clientHeight).toBeLessThanOrEqual(1);
  let end = box.top;
  for (const row of mountedRows()) {
    const { top, bottom } = row.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(end - 0.5);
    end = bottom;
  }
  expect(box.bottom).toBeGreaterThanOrEqual(end - 0.5);
}

describe.each([
  ['in a box of its own', 600],
  ['on a page', undefined],
])('a list that is printed, %s', (_, height) => {
  const scroller = () => (height ? listElement() : root);
  const show = async (count: number, props: { virtualized?: boolean } = {}) => {
    await render(
      <TestApp
        height={height}
        transactions={rows.slice(0, count)}
        fetcher={shopService().fetcher}
        {...props}
      />,
    );
    await atRest();
  };

  it('has all of its 300 rows on paper as soon as printing begins', async () => {
    await show(300);
    expect(mountedRows().length).toBeLessThan(40);
    startPrinting();
    expect(mountedRows()).toHaveLength(300);
    await emulate('print');
    expectOnPaper();
    expect(listElement()).not.toHaveTextContent('The first');
  });

  it('has the first 1,000 of 1,200 on paper, and says so', async () => {
    await show(1_200);
    startPrinting();
    expect(mountedRows()).toHaveLength(1_000);
    await expect
      .element(page.getByText('The first 1,000 of 1,200 transactions'))
      .toBeInTheDocument();
    endPrinting();
    await atRest();
    expect(listElement()).not.toHaveTextContent('The first');
  });

  it('has all of its rows, none clipped, in a preview that sends no events', async () => {
    await show(300);
    await emulate('print');
    await expect.poll(() => mountedRows().length).toBe(300);
    expectOnPaper();
    await emulate('');
    await atRest();
    expect(mountedRows().length).toBeLessThan(40);
  });

  it('is not clipped with every row in the document', async () => {
    await show(100, { virtualized: false });
    startPrinting();
    await emulate('print');
    expect(mountedRows()).toHaveLength(100);
    expectOnPaper();
  });

  it('is where the reader was afterwards', async () => {
    await show(1_200);
    scroller().scrollTop = 20_000;
    await atRest();
    const eye = rowUnderEye();
    startPrinting();
    endPrinting();
    await atRest();
    expect(Math.abs(rowTop(eye.id) - eye.top)).toBeLessThan(1);
    expect(mountedRows().length).toBeLessThan(40);
  });

  it('is where the reader was after a preview of the first 1,000 rows, from a place beyond them', async () => {
    await show(1_200);
    scroller().scrollTop = 80_000;
    await atRest();
    const eye = rowUnderEye();
    startPrinting();
    await emulate('print');
    await expect.poll(() => mountedRows().length).toBe(1_000);
    await emulate('');
    endPrinting();
    await atRest();
    expect(Math.abs(rowTop(eye.id) - eye.top)).toBeLessThan(1);
  });
});
