import { createRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListedTransaction, TransactionListHandle } from '../../src/index.js';
import { untilIdle } from '../untilIdle.js';
import {
  atRest,
  focusedId,
  listElement,
  nameOf,
  rowElement,
  rowTop,
  shopService,
  statement,
} from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(200).map(
  (row, index): ListedTransaction => (index % 9 ? row : { ...row, state: 'pending' }),
);
const pending = rows[27] as ListedTransaction;
const booked: ListedTransaction = { ...pending, id: 'booked', replaces: 'row 27', state: 'booked' };
/** In the same place, unless it is booked on another day. */
const withBooked = (row: ListedTransaction) =>
  rows.map((other) => (other === pending ? row : other));

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
});

/** A list in which the reader has moved to the pending row. */
async function show(props: Partial<TestAppProps> = {}) {
  const { fetcher, requests } = shopService();
  const listRef = createRef<TransactionListHandle>();
  const app = (transactions: readonly ListedTransaction[], more: Partial<TestAppProps> = {}) => (
    <TestApp
      {...{ fetcher, transactions, listRef, height: 600 }}
      onSelect={() => undefined}
      selectedId="row 27"
      {...props}
      {...more}
    />
  );
  const screen = await render(app(rows));
  listRef.current?.scrollToTransaction('row 27');
  await expect.poll(() => rowElement('row 27')).toBeVisible();
  await atRest();
  nameOf('row 27').focus();
  return {
    requests,
    list: () => listRef.current as TransactionListHandle,
    show: (next: readonly ListedTransaction[], more?: Partial<TestAppProps>) =>
      screen.rerender(app(next, more)),
  };
}

it('a booked payment takes over place, focus, selection and merchant', async () => {
  const app = await show();
  const [row, name, top] = [rowElement('row 27'), nameOf('row 27'), rowTop('row 27')];
  const shown: string[] = [];
  const seen = new MutationObserver(() => shown.push(name.textContent ?? ''));
  seen.observe(listElement(), { subtree: true, childList: true, characterData: true });
  const requests = app.requests.length;
  await app.show(withBooked(booked));
  await untilIdle();
  expect(rowElement('booked')).toBe(row);
  expect(document.activeElement).toBe(name);
  expect(rowTop('booked')).toBe(top);
  expect(name).toHaveAttribute('aria-current', 'true');
  expect(row).not.toHaveTextContent('Pending');
  expect(new Set(shown)).toEqual(new Set(['Shop 27']));
  expect(app.requests).toHaveLength(requests);
  seen.disconnect();
});

it('keeps the merchant while one with another text is requested', async () => {
  const app = await show();
  const name = nameOf('row 27');
  const shown: string[] = [];
  const seen = new MutationObserver(() => shown.push(name.textContent ?? ''));
  seen.observe(name, { subtree: true, childList: true, characterData: true });
  await app.show(withBooked({ ...booked, merchant_name: 'SHOP 27 LONDON GB' }));
  await expect.poll(() => app.requests.at(-1)).toContain('booked');
  await expect.poll(() => name.textContent).toBe('booked');
  expect(shown.filter((text) => text !== 'Shop 27' && text !== 'booked')).toEqual([]);
  seen.disconnect();
});

it('keeps the focus where it is booked on another day', async () => {
  const app = await show();
  const tomorrow = new Date(Date.parse(pending.date) + 86_400_000).toISOString();
  const moved = { ...booked, merchant_name: 'SHOP 27 LONDON GB', date: tomorrow };
  const others = rows.filter((row) => row !== pending);
  await app.show([...others.slice(0, 20), moved, ...others.slice(20)]);
  expect(focusedId()).toBe('booked');
  expect(nameOf('booked')).toHaveTextContent('Shop 27');
});

it('is found, and selected, by either id', async () => {
  const app = await show();
  await app.show(withBooked(booked));
  for (const id of ['row 27', 'booked']) {
    listElement().scrollTop = 0;
    await untilIdle();
    expect(app.list().scrollToTransaction(id)).toBe(true);
    await expect.poll(() => rowElement('booked')).toBeVisible();
    await app.show(withBooked(booked), { selectedId: id });
    expect(nameOf('booked')).toHaveAttribute('aria-current', 'true');
  }
  expect(app.list().scrollToTransaction('row 999')).toBe(false);
});

it('stands beside the pending one while both are there', async () => {
  const app = await show();
  await app.show(rows.flatMap((row) => (row === pending ? [booked, row] : [row])));
  expect(focusedId()).toBe('row 27');
  expect(rowElement('booked')).toBeVisible();
  expect(nameOf('row 27')).toHaveAttribute('aria-current', 'true');
  expect(nameOf('booked')).not.toHaveAttribute('aria-current');
  await app.show(withBooked(booked));
  expect(nameOf('booked')).toHaveAttribute('aria-current', 'true');
});
