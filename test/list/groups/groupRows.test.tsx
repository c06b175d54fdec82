import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
  type TransactionListProps,
} from '../../../src/index.js';

afterEach(cleanup);

const row = (id: string, date: string, amount = '-1.00', more: object = {}) =>
  ({
    id,
    merchant_name: `SHOP ${id}`,
    date,
    amount,
    currency: 'GBP',
    ...more,
  }) as ListedTransaction;

const autumn = [
  row('a', '2026-11-20T18:22:00Z', '-0.10'),
  row('b', '2026-11-19', '-0.20'),
  row('c', '2026-11-02T08:16:00Z', '5.00'),
  row('d', '2026-10-31T19:02:00Z', '-3.00'),
  row('e', '2025-10-31', '-4.00'),
];

const client = new QueryClient();
const app = (
  rows: readonly ListedTransaction[],
  props: Partial<TransactionListProps<ListedTransaction>>,
  locale = 'en-GB',
) => (
  <QueryClientProvider client={client}>
    <DisplayProvider locale={locale} timeZone="Europe/London" now={now}>
      <MerchantProvider fetcher={never}>
        <TransactionList<ListedTransaction> transactions={rows} virtualized={false} {...props} />
      </MerchantProvider>
    </DisplayProvider>
  </QueryClientProvider>
);
const now = () => new Date('2026-11-20T20:00:00Z');
const never = () => new Promise<never>(() => undefined);
const show = (...given: Parameters<typeof app>) => {
  const { rerender } = render(app(...given));
  return (...next: Parameters<typeof app>) => rerender(app(...next));
};

const expectWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** Label, total and rows of each group. */
const groups = () =>
  screen
    .getAllByRole('heading')
    .map((heading) => heading.closest('section') as HTMLElement)
    .map((group) => [
      group.querySelector('h3')?.textContent,
      group.querySelector('.mry-TransactionList-total')?.textContent,
      within(group)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset.id)
        .join(''),
    ]);
const lines = () =>
  [...document.querySelectorAll('.mry-TransactionRow-line')].map((line) => line.textContent);

describe('a list by month', () => {
  it('sums each month like a day, exactly, and keeps the order', () => {
    show(autumn, { groupBy: 'month' });
    expect(groups()).toEqual([
      ['November 2026', 'Spent £0.30', 'abc'],
      ['October 2026', 'Spent £3.00', 'd'],
      ['October 2025', 'Spent £4.00', 'e'],
    ]);
  });

  it('tells the date in each row, which has no heading of its day', () => {
    expectWarnings();
    const due = { state: 'scheduled', method: 'Direct debit', mcc: '4900' };
    const scheduled = row('s', '2026-11-27', '-1.00', due);
    const noted = row('n', '2026-11-18T10:00:00Z', '-1.00', { note: 'Thanks' });
    show([scheduled, ...autumn, noted, row('u', 'soon')], { groupBy: 'month' });
    expect(lines()).toEqual([
      '27 NovUtilitiesDirect debit',
      'Today, 18:22Payment',
      'YesterdayPayment',
      '2 Nov, 08:16Income',
      '31 Oct, 19:02Payment',
      '31 Oct 2025Payment',
      '18 NovPayment“Thanks”',
      'soonPayment',
    ]);
  });

  it('begins where the month of the reader’s calendar begins', () => {
    // 1 Azar 1405 is 22 November 2026.
    const rows = [row('a', '2026-11-22'), row('b', '2026-11-21')];
    show(rows, { groupBy: 'month' }, 'fa');
    expect(groups().map(([, , ids]) => ids)).toEqual(['a', 'b']);
  });

  it('has no total for its last month while rows may be missing', () => {
    show(autumn, { groupBy: 'month', hasMore: true });
    expect(groups().map(([, total]) => total)).toEqual(['Spent £0.30', 'Spent £3.00', undefined]);
  });

  it('does not call renderDay, which is for days', () => {
    const renderDay = vi.fn(() => null);
    show(autumn, { groupBy: 'month', renderDay });
    expect(renderDay).not.toHaveBeenCalled();
  });
});

describe('a list without groups', () => {
  it('is one labelled list without headings, whose rows tell their date', () => {
    show(autumn, { groupBy: 'none', 'aria-label': 'Latest payments' });
    expect(screen.queryByRole('heading')).toBeNull();
    const list = screen.getByRole('list', { name: 'Latest payments' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(within(list).getAllByRole('listitem')[4]).toHaveAttribute('aria-setsize', '5');
    expect(lines()[3]).toBe('31 Oct, 19:02Payment');
    expect(document.querySelector('section, .mry-TransactionList-heading')).toBeNull();
  });
});

describe('a list by a function of the host', () => {
  const byCard = ({ card }: ListedTransaction) => ({ key: card ?? '', label: `Card ${card}` });
  const rows = [
    row('a', '2026-11-20', '-1.00', { card: '•• 1' }),
    row('b', '2026-11-20', '-2.00', { card: '•• 2' }),
    row('c', '2026-11-19'),
    row('d', '2026-11-18', '-4.00', { card: '•• 1' }),
  ];

  it('has its groups in order of appearance, and rows without a key last', () => {
    expectWarnings();
    show(rows, { groupBy: byCard });
    expect(groups()).toEqual([
      ['Card •• 1', 'Spent £5.00', 'ad'],
      ['Card •• 2', 'Spent £2.00', 'b'],
      ['Other', 'Spent £1.00', 'c'],
    ]);
  });

  it('loses no row when the function throws or returns anything else', () => {
    const warn = expectWarnings();
    const results: readonly unknown[] = [{ key: 1, label: 2 }, null, {}];
    const groupBy = ({ id }: ListedTransaction) => {
      if (id === 'd') throw new Error('no');
      return results['abc'.indexOf(id)] as { key: string; label: string };
    };
    show(rows, { groupBy });
    expect(groups().map(([label, , ids]) => [label, ids])).toEqual([
      ['1', 'a'],
      ['Other', 'bcd'],
    ]);
    expect(warn.mock.calls.flat().join()).toContain('"groupBy" threw');
  });

  it('has no totals while any of its rows may be missing', () => {
    show(rows.slice(0, 2), { groupBy: byCard, hasMore: true });
    expect(groups().map(([, total]) => total)).toEqual([undefined, undefined]);
  });

  it('gives rows, totals and presses the host’s own rows, in the order shown', () => {
    const onSelect = vi.fn();
    const dayTotal = (group: readonly ListedTransaction[]) => group.map(({ id }) => id).join('+');
    show([rows[0], rows[1], rows[3]] as ListedTransaction[], {
      groupBy: byCard,
      dayTotal,
      onSelect,
    });
    expect(groups().map(([, total]) => total)).toEqual(['a+d', 'b']);
    screen.getByRole('button', { name: /^SHOP d / }).click();
    expect(onSelect.mock.calls[0]?.[0]).toBe(rows[3]);
  });
});

it('groups by day what an untyped app groups by something else, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(autumn.slice(0, 2), { groupBy: 'week' as 'day' });
  expect(groups().map(([label]) => label)).toEqual(['Today', 'Yesterday']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('expected groupBy to be'));
});
