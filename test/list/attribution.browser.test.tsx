import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Attribution, DisplayProvider } from '../../src/index.js';
import { PLACES_SOURCE } from '../../src/sandbox/index.js';
import { Bank, sandboxFetcher, tenThousandRows } from './Bank.js';
import '../../src/theme/styles.css';

const atlas = { text: 'Data by Atlas', href: 'https://atlas.example' };
const lines = () => [...document.querySelectorAll('.mry-TransactionList-attribution')];
const ratings = () => document.querySelectorAll('.mry-TransactionList .mry-Rating').length;

const list = (attribution: Attribution) => (
  <DisplayProvider attributions={{ [PLACES_SOURCE]: attribution }}>
    <Bank transactions={tenThousandRows} fetcher={sandboxFetcher().fetcher} height={600} />
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
