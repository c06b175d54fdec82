import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type Attribution,
  DisplayProvider,
  type ListedTransaction,
  MerchantDetails,
  type MerchantListFetcher,
  MerchantProvider,
  TransactionList,
  useMerchantDetails,
} from '../../src/index.js';
import { PLACES_SOURCE } from '../../src/sandbox/index.js';
import { atRest, listElement, mountedRows, statement } from './listOnScreen.js';
import { NOW, sandboxFetcher, TestApp, tenThousandRows } from './TestApp.js';
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

/** Names for rows; for details also what must be credited. */
const shopsOfTwoTypes: MerchantListFetcher = async ({ type, transactions }) => {
  const places = {
    opening_hours: { periods: [{ open: { day: 0, time: '0000' } }] },
    country: 'GB',
    rating: 4.8,
    intermediary: { name: 'PayZip' },
    cachePolicy: { name: 'own', rating: 'atlas', opening_hours: 'atlas', intermediary: 'atlas' },
  };
  return Object.fromEntries(
    transactions.map(({ id }) => {
      const name = id.replace('row', 'Shop');
      return [id, [type === 'extended' ? { ...places, name } : { name }]];
    }),
  );
};

function ListAndDetails({ rows }: { rows: ListedTransaction[] }): ReactElement {
  const [open, setOpen] = useState<ListedTransaction>();
  return (
    <>
      <TransactionList transactions={rows} height={500} onSelect={setOpen} selectedId={open?.id} />
      {open && <OpenDetails key={open.id} transaction={open} />}
    </>
  );
}

function OpenDetails({ transaction }: { transaction: ListedTransaction }): ReactElement {
  return <MerchantDetails transaction={transaction} lookup={useMerchantDetails(transaction)} />;
}

it.each([undefined, 'declined', 'pending'] as const)(
  'opening a row (%s) adds nothing to it, to the rows beside it, or to the credits of the list',
  async (state) => {
    await page.viewport(900, 1_200);
    const rows = statement(40).map((row) => ({ ...row, merchant_name: 'SHOP', state }));
    const client = new QueryClient();
    const { unmount } = await render(
      <QueryClientProvider client={client}>
        <DisplayProvider
          locale="en-GB"
          timeZone="Europe/London"
          now={() => new Date(NOW)}
          attributions={{ atlas, own: null }}
        >
          <MerchantProvider fetcher={shopsOfTwoTypes} config={{ request: { type: 'restrictive' } }}>
            <ListAndDetails rows={rows} />
          </MerchantProvider>
        </DisplayProvider>
      </QueryClientProvider>,
    );
    await atRest();
    // The raw text of a row fades out while its name arrives.
    await expect.poll(() => listElement().textContent).not.toContain('SHOP');
    const seen = () => ({
      rows: mountedRows().map((row) => [row.textContent, row.getBoundingClientRect().top]),
      height: listElement().scrollHeight,
      credits: lines().length,
    });
    const before = seen();
    expect(before.credits).toBe(0);
    await page.getByRole('button', { name: /Shop/ }).nth(2).click();
    const details = document.querySelector('.mry-MerchantDetails');
    await expect.poll(() => details?.textContent).toContain('Data by Atlas');
    await atRest();
    expect(seen()).toEqual(before);
    await unmount();
  },
);
