import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Attribution, DisplayProvider } from '../../src/index.js';
import { PLACES_SOURCE } from '../../src/sandbox/index.js';
import { sandboxFetcher, TestApp, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

const atlas = { text: 'Data by Atlas', href: 'https://atlas.example' };
const lines = () => [...document.querySelectorAll('.mry-TransactionList-attribution')];
const ratings = () => document.querySelectorAll('.mry-TransactionList .mry-Rating').length;

const list = (attribution: Attribution) => (
  <DisplayProvider attributions={{ [PLACES_SOURCE]: attribution }}>
    <TestApp transactions={tenThousandRows} fetcher={sandboxFetcher().fetcher} height={600} />
  </DisplayProvider>
);

it('one line names the source of what the rows show, in sight wherever the list is', async () => {
  const { unmount } = await render(list(atlas));
  await expect
    .poll(() => lines().map(({ textContent }) => textContent))
    .toEqual(['Data by Atlas (opens in a new tab)']);
  await expect.poll(ratings).toBeGreaterThan(0);
  const scroller = document.querySelector('.mry-TransactionList');
  for (const top of [0, 40_000]) {
    scroller?.scrollTo(0, top);
    await expect.poll(() => lines().length).toBe(1);
    const box = lines()[0]?.getBoundingClientRect();
    expect(box?.bottom).toBeCloseTo(scroller?.getBoundingClientRect().bottom ?? 0, 0);
  }
  await unmount();
});

it('rows show nothing of a source that is kept out of them, and no line names it', async () => {
  const { unmount } = await render(list({ ...atlas, row: false }));
  await expect
    .poll(() => document.querySelectorAll('[data-status="matched"]').length)
    .toBeGreaterThan(5);
  expect(ratings()).toBe(0);
  expect(lines()).toEqual([]);
  await unmount();
});

it('the line does not cover the row that the keys go to, nor a button that Tab goes to', async () => {
  const { unmount } = await render(
    <DisplayProvider attributions={{ [PLACES_SOURCE]: atlas }}>
      <TestApp
        transactions={tenThousandRows.slice(0, 60)}
        fetcher={sandboxFetcher().fetcher}
        height={600}
        onSelect={() => undefined}
      />
    </DisplayProvider>,
  );
  await expect.poll(() => lines().length).toBe(1);
  const hidden = () => {
    const top = lines()[0]?.getBoundingClientRect().top ?? 0;
    const row = document.activeElement?.closest('.mry-TransactionRow')?.getBoundingClientRect();
    return (row?.bottom ?? Number.POSITIVE_INFINITY) - top;
  };
  await userEvent.tab();
  for (let step = 0; step < 12; step += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(hidden).toBeLessThanOrEqual(1);
  }
  await userEvent.keyboard('{End}');
  await expect
    .poll(() => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id)
    .toBe(tenThousandRows[59]?.id);
  await expect.poll(hidden).toBeLessThanOrEqual(1);

  document.querySelector('.mry-TransactionList')?.scrollTo(0, 1_000);
  await expect.poll(() => document.querySelector('[data-row="20"] button')).not.toBeNull();
  // The first interactive part of its row; otherwise Tab would stop earlier.
  const button = '.mry-TransactionRow-line button:not([data-clipped])';
  await expect.poll(() => document.querySelectorAll(button).length).toBeGreaterThan(0);
  const target = [...document.querySelectorAll(button)].at(-1);
  const row = target?.closest('.mry-TransactionRow');
  row?.querySelector<HTMLElement>('.mry-TransactionRow-name')?.focus();
  await expect.poll(() => target?.getAttribute('tabindex')).toBe('0');
  // The reader scrolls on: the name is visible, the button behind the line.
  const behind = () =>
    (target?.getBoundingClientRect().bottom ?? 0) - (lines()[0]?.getBoundingClientRect().top ?? 0);
  document.querySelector('.mry-TransactionList')?.scrollBy(0, behind() - 20);
  await expect.poll(behind).toBeGreaterThan(10);
  await userEvent.tab();
  expect(document.activeElement).toBe(target);
  await expect.poll(behind).toBeLessThanOrEqual(1);
  await unmount();
});
