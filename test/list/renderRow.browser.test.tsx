import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  IntermediaryBadge,
  type ListedTransaction,
  type MerchantListFetcher,
  type MerchantLookup,
  type TransactionListProps,
  type TransactionListRow,
  type TransactionListRowProps,
  TransactionRow,
  type TransactionRowSlots,
} from '../../src/index.js';
import { untilIdle } from '../untilIdle.js';
import { sandboxFetcher, TestApp, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

type RenderRow = NonNullable<TransactionListProps<ListedTransaction>['renderRow']>;

const rows = tenThousandRows.slice(0, 60);
const mounted = () => [...document.querySelectorAll<HTMLElement>('.mry-TransactionList-row')];
const matched = () => document.querySelectorAll('[data-status="matched"]').length;
const activeId = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
const stops = () =>
  document.querySelectorAll(
    '.mry-TransactionList-row > [tabindex="0"], .mry-TransactionRow-name[tabindex="0"]',
  ).length;

const WITHOUT_RATING: TransactionRowSlots = { rating: null };
const withoutRating: RenderRow = ({ rowProps }) => (
  <TransactionRow {...rowProps} slots={WITHOUT_RATING} />
);

function OwnRow({ transaction, lookup, selected, onSelect, tabIndex }: TransactionListRowProps) {
  return (
    <button
      type="button"
      data-status={lookup.status}
      aria-current={selected || undefined}
      onClick={onSelect}
      tabIndex={tabIndex}
      // Without it, names in fonts of other scripts are higher, and are measured in another commit.
      style={{ blockSize: 24 }}
    >
      {lookup.merchant?.name ?? transaction.merchant_name}
    </button>
  );
}
const ownRow: RenderRow = ({ rowProps }) => <OwnRow {...rowProps} />;

describe.each([
  ['a row of ours with one part less', withoutRating],
  ['a row of the host’s own components', ownRow],
])('%s', (_, renderRow) => {
  it('is one tab stop with the others, is moved to by arrows and selected by Enter', async () => {
    const { fetcher } = sandboxFetcher();
    const onSelect = vi.fn();
    const props = { transactions: rows, fetcher, height: 600, onSelect, renderRow };
    const screen = await render(<TestApp {...props} />);
    await expect.poll(matched).toBeGreaterThan(5);
    expect(stops()).toBe(1);
    await userEvent.tab();
    expect(activeId()).toBe(rows[0]?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeId).toBe(rows[1]?.id);
    await userEvent.keyboard('{End}');
    await expect.poll(activeId).toBe(rows.at(-1)?.id);
    await userEvent.keyboard('{Home}');
    await expect.poll(activeId).toBe(rows[0]?.id);
    expect(stops()).toBe(1);
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls.map(([row]) => row)).toEqual([rows[0]]);
    expect(onSelect.mock.calls[0]?.[1]).toMatchObject({ status: 'matched' });

    await screen.rerender(<TestApp {...props} selectedId={rows[0]?.id} />);
    const current = [...document.querySelectorAll('[aria-current="true"]')];
    expect(current.map((button) => button.closest('li')?.dataset.id)).toEqual([rows[0]?.id]);
  });

  it('requests visible rows in one request, and renders the response in one commit', async () => {
    let respond: (() => void) | undefined;
    const responding = new Promise<void>((open) => {
      respond = open;
    });
    const { fetcher, requests } = sandboxFetcher();
    const delayed: MerchantListFetcher = async (request, context) => {
      await responding;
      return fetcher(request, context);
    };
    const onCommit = vi.fn();
    await render(
      <TestApp
        transactions={tenThousandRows}
        fetcher={delayed}
        height={600}
        onCommit={onCommit}
        renderRow={renderRow}
      />,
    );
    const pending = () => document.querySelectorAll('[data-status="pending"]').length;
    await expect.poll(pending).toBeGreaterThan(5);
    await untilIdle({ ignoreQueries: true });
    const before = onCommit.mock.calls.length;
    respond?.();
    await expect.poll(matched).toBeGreaterThan(5);
    await untilIdle();
    expect(onCommit).toHaveBeenCalledTimes(before + 1);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.transactions.length).toBeLessThanOrEqual(25);
  });
});

it('a row’s own button is found behind leaves of ours that can have the focus, and around a row of ours', async () => {
  const { fetcher } = sandboxFetcher();
  const via = { name: 'A', intermediary: { name: 'PayZip', website: 'https://payzip.example' } };
  const leavesFirst: RenderRow = ({ lookup, rowProps }) => (
    <>
      <IntermediaryBadge merchant={via} />
      <OwnRow {...rowProps} lookup={lookup} />
    </>
  );
  const aroundOurs: RenderRow = ({ rowProps: { onSelect, tabIndex, ...rowProps } }) => (
    <a href="#row" tabIndex={tabIndex}>
      <TransactionRow
        {...rowProps}
        slots={{ via: <IntermediaryBadge merchant={via} tabIndex={tabIndex} /> }}
      />
    </a>
  );
  for (const renderRow of [leavesFirst, aroundOurs]) {
    const props = { transactions: rows, fetcher, height: 600, onSelect: vi.fn(), renderRow };
    const { unmount } = await render(<TestApp {...props} />);
    await expect.poll(matched).toBeGreaterThan(5);
    const own = document.querySelector<HTMLElement>(':is(button, a)[tabindex="0"]');
    own?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeId).toBe(rows[1]?.id);
    expect(document.activeElement?.localName).toBe(own?.localName);
    await unmount();
  }
});

it('a row that becomes a button does not take the focus from where the reader has gone meanwhile', async () => {
  const { fetcher } = sandboxFetcher();
  const rowOnceKnown = (known: boolean): RenderRow =>
    function renderRow({ transaction: { id }, rowProps }) {
      return id === rows[1]?.id && !known ? <p>Not yet</p> : <OwnRow {...rowProps} />;
    };
  const props = { transactions: rows, fetcher, height: 600, onSelect: vi.fn() };
  const app = (known: boolean) => (
    <>
      <button type="button">Elsewhere</button>
      <TestApp {...props} renderRow={rowOnceKnown(known)} />
    </>
  );
  const screen = await render(app(false));
  await expect.poll(matched).toBeGreaterThan(5);
  document.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' }).element();
  await userEvent.click(elsewhere);
  await screen.rerender(app(true));
  await expect.poll(() => mounted()[1]?.querySelector('button')).toBeTruthy();
  expect(document.activeElement).toBe(elsewhere);
});

describe('a row of ours with one part less', () => {
  it('lacks that part in every row, and is as high as before', async () => {
    const { fetcher } = sandboxFetcher();
    const list = <TestApp transactions={rows} fetcher={fetcher} height={600} />;
    const screen = await render(list);
    const ratings = () => document.querySelectorAll('.mry-Rating').length;
    await expect.poll(ratings).toBeGreaterThan(1);
    const tops = mounted().map((row) => row.getBoundingClientRect().top);
    await screen.rerender(
      <TestApp transactions={rows} fetcher={fetcher} height={600} rowSlots={WITHOUT_RATING} />,
    );
    expect(ratings()).toBe(0);
    expect(matched()).toBeGreaterThan(5);
    expect(mounted().map((row) => row.getBoundingClientRect().top)).toEqual(tops);
  });
});

describe('the row’s props', () => {
  const settledBank = async (props: Partial<TransactionListProps<ListedTransaction>>) => {
    const { fetcher } = sandboxFetcher();
    const seen = vi.fn<(rowProps: TransactionListRowProps, lookup: MerchantLookup) => void>();
    const renderRow: RenderRow = ({ lookup, rowProps }) => {
      seen(rowProps, lookup);
      return <TransactionRow {...rowProps} />;
    };
    const app = (more: Partial<TransactionListProps<ListedTransaction>>) => (
      <TestApp
        transactions={rows.slice(0, 6)}
        fetcher={fetcher}
        height={600}
        renderRow={renderRow}
        {...props}
        {...more}
      />
    );
    const screen = await render(app({}));
    await expect.poll(() => mounted().length).toBe(6);
    await expect
      .poll(() => document.querySelectorAll('[data-status="pending"], [data-status="idle"]').length)
      .toBe(0);
    return { seen, rerender: (more = {}) => screen.rerender(app(more)) };
  };

  it('contain what the list knows about the row, and no handlers without onSelect', async () => {
    const { seen } = await settledBank({});
    const last = seen.mock.calls.findLast(([{ transaction }]) => transaction.id === rows[0]?.id);
    expect(last?.[0]).toEqual({
      transaction: rows[0],
      lookup: last?.[1],
      selected: false,
      tabIndex: undefined,
      onSelect: undefined,
    });
  });

  it('change only for the two rows of a new selection, even with an inline onSelect', async () => {
    const onSelect = vi.fn();
    const { seen, rerender } = await settledBank({ onSelect: () => undefined });
    await rerender({ onSelect: () => undefined, selectedId: rows[1]?.id });
    seen.mockClear();
    await rerender({ onSelect, selectedId: rows[2]?.id });
    const changed = seen.mock.calls.map(([{ transaction, selected }]) => [
      transaction.id,
      selected,
    ]);
    expect(changed).toEqual([
      [rows[1]?.id, false],
      [rows[2]?.id, true],
    ]);
    // A row that was not rendered again still calls the latest function.
    await userEvent.click(
      document.querySelectorAll('button.mry-TransactionRow-name')[4] as Element,
    );
    expect(onSelect.mock.calls.map(([row]) => row)).toEqual([rows[4]]);
  });

  it('keep their identity when the host renders a new function, so that a memoised row stays', async () => {
    const { rerender } = await settledBank({ onSelect: () => undefined });
    const collect = async () => {
      const given: TransactionListRowProps[] = [];
      await rerender({
        renderRow: ({ rowProps }: TransactionListRow<ListedTransaction>) => {
          given.push(rowProps);
          return <TransactionRow {...rowProps} slots={{ badges: null }} />;
        },
      });
      return given;
    };
    const first = await collect();
    const second = await collect();
    expect(first).toHaveLength(6);
    expect(second).toHaveLength(6);
    for (const [index, rowProps] of second.entries()) expect(rowProps).toBe(first[index]);
  });
});

it('a row that shows nothing is no harm to the others', async () => {
  const { fetcher } = sandboxFetcher();
  await render(
    <TestApp
      transactions={rows.slice(0, 6)}
      fetcher={fetcher}
      height={600}
      renderRow={({ transaction: row, rowProps }) =>
        row.id === rows[1]?.id ? null : <TransactionRow {...rowProps} />
      }
    />,
  );
  await expect.poll(() => mounted().length).toBe(6);
  await expect.poll(() => document.querySelectorAll('.mry-TransactionRow').length).toBe(5);
  expect(mounted()[1]?.getBoundingClientRect().height).toBe(0);
});

describe('a day', () => {
  it('has the host’s heading in its bar and is still named by the day', async () => {
    const { fetcher } = sandboxFetcher();
    const days: unknown[] = [];
    await render(
      <TestApp
        transactions={rows.slice(0, 6)}
        fetcher={fetcher}
        height={600}
        renderDay={(day) => {
          days.push(day);
          return <h2>{`${day.label}: ${day.transactions.length}`}</h2>;
        }}
      />,
    );
    await expect.element(page.getByRole('heading', { name: 'Today: 2' })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Today' })).toBeVisible();
    expect(document.querySelector('.mry-TransactionList-total')).toBeNull();
    expect(days.at(-1)).toMatchObject({ date: expect.stringMatching(/^2026-11-\d\d$/) });
    expect(days).toContainEqual({
      date: '2026-11-20',
      label: 'Today',
      totals: expect.stringContaining('£'),
      transactions: [rows[0], rows[1]],
    });
  });

  it('without a heading keeps its name and its place', async () => {
    const { fetcher } = sandboxFetcher();
    const list = { transactions: rows.slice(0, 6), fetcher, height: 600 };
    const screen = await render(<TestApp {...list} />);
    await expect.poll(() => mounted().length).toBe(6);
    const tops = mounted().map((row) => row.getBoundingClientRect().top);
    await screen.rerender(<TestApp {...list} renderDay={() => null} />);
    expect(page.getByRole('heading').elements()).toEqual([]);
    expect(page.getByRole('list', { name: 'Today' }).elements()).toHaveLength(1);
    expect(mounted().map((row) => row.getBoundingClientRect().top)).toEqual(tops);
  });
});

describe('the ends of a list', () => {
  const text = (selector: string) => document.querySelector(selector)?.textContent;

  it('have the words for nothing found, the host’s words, or none', async () => {
    const { fetcher } = sandboxFetcher();
    const empty = { transactions: [], fetcher, height: 600 };
    const screen = await render(<TestApp {...empty} slots={{ empty: <b>Nothing spent</b> }} />);
    await expect.poll(() => text('.mry-TransactionList-empty')).toBe('Nothing spent');
    await screen.rerender(<TestApp {...empty} filtered />);
    expect(text('.mry-TransactionList-empty')).toBe('No matching transactions');
    await screen.rerender(<TestApp {...empty} slots={{ empty: null }} />);
    expect(text('.mry-TransactionList-empty')).toBeUndefined();

    const loading = { ...empty, transactions: rows.slice(0, 3), loadingMore: true };
    await screen.rerender(
      <TestApp {...loading} slots={{ loadingMore: <i>Turning the page</i> }} />,
    );
    expect(text('.mry-TransactionList-more')).toBe('Turning the page');
    await screen.rerender(<TestApp {...loading} slots={{ loadingMore: null }} />);
    expect(text('.mry-TransactionList-more')).toBeUndefined();
    await screen.rerender(<TestApp {...loading} />);
    expect(text('.mry-TransactionList-more')).toBe('Loading more transactions');
  });
});
