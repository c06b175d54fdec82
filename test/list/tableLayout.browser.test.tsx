import axe from 'axe-core';
import { createRef } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListedTransaction, TransactionListHandle } from '../../src/index.js';
import { atRest, listElement, rowElement, shopService, statement } from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

/** Every third row has a card, every fourth a state. */
const rows = statement(400).map(
  (row, index): ListedTransaction => ({
    ...row,
    ...(index % 3 === 0 && { card: '•• 4417' }),
    ...(index % 4 === 0 && { state: 'pending' }),
    ...(index % 5 === 0 && { recurring: { every: 'month', next: '2026-12-18' } }),
  }),
);

async function show(width: number, props: Partial<TestAppProps> = {}) {
  await page.viewport(1_400, 700);
  const { container } = await render(
    <div style={{ inlineSize: width }}>
      <TestApp
        fetcher={shopService().fetcher}
        transactions={rows}
        height={600}
        layout="table"
        onSelect={() => undefined}
        {...props}
      />
    </div>,
  );
  await atRest();
  const lefts = (selector: string) =>
    new Set(
      [...container.querySelectorAll(`.mry-TransactionRow ${selector}`)]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => Math.round(part.getBoundingClientRect().left)),
    );
  const heading = (index: number) => {
    const name = container.querySelectorAll('.mry-TransactionList-columnNames > *')[index];
    const range = document.createRange();
    range.selectNodeContents(name as Element);
    return range.getBoundingClientRect();
  };
  return { container, lefts, heading };
}

it('has each part of a row below its heading, in rows as high as in a list', async () => {
  const { container, lefts, heading } = await show(1_200);
  const columns = [
    '.mry-TransactionRow-name',
    '.mry-CategoryIcon',
    '[class$=clock]',
    '[class$=card]',
  ];
  expect(columns.map((selector) => [...lefts(selector)])).toEqual(
    columns.map((_, index) => [Math.round(heading(index).left)]),
  );
  const amounts = [...container.querySelectorAll('.mry-TransactionAmount')].map((amount) =>
    Math.round(amount.getBoundingClientRect().right),
  );
  expect(new Set(amounts)).toEqual(new Set([Math.round(heading(4).right)]));
  expect(rowElement('row 1').getBoundingClientRect().height).toBe(68);
  const { violations } = await axe.run(container);
  expect(violations).toEqual([]);
});

it('has names in the middle and apart from categories, whose words stand below each other', async () => {
  // As high as the rows of the dense theme.
  const { style } = document.documentElement;
  style.cssText =
    '--mry-row-height-wide: 36px; --mry-logo-size: 24px; --mry-line-height: 18px; --mry-row-line: 16px';
  onTestFinished(() => {
    style.cssText = '';
  });
  const { container } = await show(1_200, {
    transactions: rows.map(({ recurring: _, ...row }) => row),
  });
  const boxOf = (part: Element | null | undefined) => {
    const range = document.createRange();
    range.selectNodeContents(part as Element);
    return range.getBoundingClientRect();
  };
  const shown = [...container.querySelectorAll('.mry-TransactionRow')].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    const name = row.querySelector('.mry-TransactionRow-name')?.getBoundingClientRect();
    const category = row.querySelector('.mry-CategoryIcon');
    return {
      offCentre: Math.abs((name?.top ?? 0) + (name?.height ?? 0) / 2 - top - height / 2),
      gap: (category?.getBoundingClientRect().left ?? 0) - (name?.right ?? 0),
      word: boxOf(category?.lastElementChild).left,
    };
  });
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ offCentre, gap }) => offCentre > 1 || gap < 8)).toEqual([]);
  expect(new Set(shown.map(({ word }) => word)).size).toBe(1);
});

it('is a list where it is narrower than 60rem, with nothing above its first heading', async () => {
  const { container, lefts } = await show(900);
  const heading = container.querySelector('.mry-TransactionList-heading') as Element;
  const { top } = heading.getBoundingClientRect();
  expect(top).toBe(listElement().getBoundingClientRect().top);
  expect(lefts('.mry-CategoryIcon').size).toBe(1);
  expect(lefts('[class$=clock]').size).toBeGreaterThan(1);
});

it('goes from one to the other without a part that stays hidden', async () => {
  const { container } = await show(700);
  const box = container.firstElementChild as HTMLElement;
  const clipped = () => container.querySelectorAll('[data-clipped]').length;
  box.style.inlineSize = '300px';
  await expect.poll(clipped).toBeGreaterThan(0);
  box.style.inlineSize = '1200px';
  await expect.poll(clipped).toBe(0);
});

it('finds rows below its headings, and lets the host replace these', async () => {
  const listRef = createRef<TransactionListHandle>();
  const columns = <button type="button">Sort by amount</button>;
  await show(1_200, { listRef, slots: { columns } });
  await expect.element(page.getByRole('button', { name: 'Sort by amount' })).toBeVisible();
  expect(listRef.current?.focusTransaction('row 300')).toBe(true);
  await expect.poll(() => rowElement('row 300').contains(document.activeElement)).toBe(true);
  const list = listElement().getBoundingClientRect();
  const row = rowElement('row 300').getBoundingClientRect();
  expect(row.top >= list.top && row.bottom <= list.bottom).toBe(true);
});
