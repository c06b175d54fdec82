import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { untilIdle } from '../untilIdle.js';
import { sandboxFetcher, TestApp, type TestAppProps, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

const list = () => document.querySelector('.mry-TransactionList') as HTMLElement;
const statuses = () =>
  [...list().querySelectorAll('.mry-TransactionList-row [data-status]')].map((row) =>
    row.getAttribute('data-status'),
  );
const statusesOnScreen = () => {
  const screen = list().getBoundingClientRect();
  return [...list().querySelectorAll('.mry-TransactionList-row')]
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > screen.top && top < screen.bottom;
    })
    .map((row) => row.querySelector('[data-status]')?.getAttribute('data-status'));
};
const isSettled = () => {
  const onScreen = statusesOnScreen();
  return onScreen.length > 5 && onScreen.every((status) => /matched|cleaned/.test(status ?? ''));
};

it('shows rows without requesting anything, and loads the visible ones once it is enabled', async () => {
  const { fetcher, requests } = sandboxFetcher();
  const app = (parts: Partial<TestAppProps>) => (
    <TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} {...parts} />
  );
  const { rerender } = await render(app({ enabled: false }));
  await expect.poll(() => statuses().length).toBeGreaterThan(5);
  await untilIdle();
  list().scrollTo(0, 20_000);
  await untilIdle();
  expect(requests).toHaveLength(0);
  expect(new Set(statuses())).toEqual(new Set(['idle']));

  await rerender(app({ enabled: true }));
  await expect.poll(isSettled).toBe(true);
  expect(requests).toHaveLength(1);
});

it('keeps what is known and requests nothing new once it is disabled', async () => {
  const { fetcher, requests } = sandboxFetcher();
  const app = (parts: Partial<TestAppProps>) => (
    <TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} {...parts} />
  );
  const { rerender } = await render(app({}));
  await expect.poll(isSettled).toBe(true);
  const known = statusesOnScreen();
  await rerender(app({ enabled: false }));
  await untilIdle();
  expect(statusesOnScreen()).toEqual(known);

  list().scrollTo(0, 20_000);
  await untilIdle();
  // Rows of equal content are known, the others stay as they are.
  expect(statusesOnScreen()).toContain('idle');
  expect(statusesOnScreen()).not.toContain('pending');
  list().scrollTo(0, 0);
  await expect.poll(statusesOnScreen).toEqual(known);
  expect(requests).toHaveLength(1);
});
