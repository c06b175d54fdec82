import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TransactionListHandle } from '../../src/index.js';
import { atRest, listElement, rowElement, shopService, statement } from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(1_000);

async function show(props: Partial<TestAppProps> = {}) {
  const onVisibleRangeChange = vi.fn();
  const { fetcher } = shopService();
  const app = (next: Partial<TestAppProps>) => (
    <TestApp
      fetcher={fetcher}
      transactions={rows}
      height={600}
      onVisibleRangeChange={onVisibleRangeChange}
      {...props}
      {...next}
    />
  );
  const { rerender } = await render(app({}));
  await atRest();
  const last = () => onVisibleRangeChange.mock.lastCall?.[0];
  return {
    onVisibleRangeChange,
    last,
    rerender: (next: Partial<TestAppProps>) => rerender(app(next)),
  };
}

/** Whether a row is in the box of the list, by its own box. */
function isOnScreen(id: string): boolean {
  const { top, bottom } = listElement().getBoundingClientRect();
  const row = rowElement(id).getBoundingClientRect();
  return row.bottom > top && row.top < bottom;
}

it('tells the host the first and the last row on screen, once for each change', async () => {
  const { onVisibleRangeChange, last, rerender } = await show();
  // Eight rows and two headings are on the screen of 600 pixels.
  expect(onVisibleRangeChange.mock.calls).toEqual([[{ first: 'row 0', last: 'row 7' }]]);
  listElement().scrollTop = 5_000;
  await expect.poll(() => last().first).not.toBe('row 0');
  await atRest();
  expect([isOnScreen(last().first), isOnScreen(last().last)]).toEqual([true, true]);
  const count = onVisibleRangeChange.mock.calls.length;
  await rerender({ onVisibleRangeChange: (range) => onVisibleRangeChange(range) });
  await atRest();
  expect(onVisibleRangeChange).toHaveBeenCalledTimes(count);
});

it('tells which rows a handle has scrolled to', async () => {
  const listRef = createRef<TransactionListHandle>();
  const { last } = await show({ listRef, onSelect: () => undefined });
  expect(listRef.current?.focusTransaction('row 500')).toBe(true);
  await expect.poll(() => rowElement('row 500').contains(document.activeElement)).toBe(true);
  await expect.poll(() => last().last).toBe('row 500');
  expect(listRef.current?.focusTransaction('row 5000')).toBe(false);
});
