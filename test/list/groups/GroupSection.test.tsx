import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
  type TransactionListProps,
} from '../../../src/index.js';

afterEach(cleanup);

let ids = 0;
/** Every id is new, because a warning that was shown once is not shown again. */
const row = (date: unknown, amount: unknown = '-1.00', currency: unknown = 'GBP') => {
  ids += 1;
  return { id: `t${ids}`, merchant_name: `SHOP ${ids}`, date, amount, currency };
};

const client = new QueryClient();
const app = (
  rows: readonly object[],
  props: Partial<TransactionListProps<ListedTransaction>>,
  locale = 'en-GB',
) => (
  <QueryClientProvider client={client}>
    <DisplayProvider locale={locale} timeZone="Europe/London" now={now}>
      <MerchantProvider fetcher={never}>
        <TransactionList<ListedTransaction>
          transactions={rows as ListedTransaction[]}
          virtualized={false}
          {...props}
        />
      </MerchantProvider>
    </DisplayProvider>
  </QueryClientProvider>
);
const now = () => new Date('2026-11-20T12:00:00Z');
const never = () => new Promise<never>(() => undefined);

/** The headings of the days on the page: label, total, number of rows. */
const days = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('section') as HTMLElement)
    .map((day) => [
      day.querySelector('h3')?.textContent,
      day.querySelector('.mry-TransactionList-total')?.textContent,
      day.querySelectorAll('li').length,
    ]);

function show(
  rows: readonly object[],
  props: Partial<TransactionListProps<ListedTransaction>> = {},
) {
  const { rerender } = render(app(rows, props));
  return (...next: Parameters<typeof show>) => rerender(app(next[0], next[1] ?? {}));
}

/** Development warnings are expected from here on. */
const expectWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

it('says of a filtered list what was found, because the day may have more', () => {
  const rows = [row('2026-11-20'), { ...row('2026-11-19'), state: 'scheduled' }];
  show(rows, { filtered: true });
  expect(days()).toEqual([
    ['Today', 'Found £1.00', 1],
    ['Yesterday', 'Due £1.00', 1],
  ]);
  cleanup();
  show(rows, { filtered: true, dayTotal: 'net' });
  expect(days()[0]).toEqual(['Today', 'Net −£1.00', 1]);
});

describe('a date that is not ISO 8601', () => {
  it('stands under "Date unknown", in the order of the list, without a total', () => {
    expectWarnings();
    show([
      row('2026-11-20'),
      row('05.11.2026'),
      row('2026-02-30'),
      row('2026-11-19T08:12:00Z'),
      row(null),
    ]);
    expect(days()).toEqual([
      ['Today', 'Spent £1.00', 1],
      ['Date unknown', undefined, 2],
      ['Yesterday', 'Spent £1.00', 1],
      ['Date unknown', undefined, 1],
    ]);
  });

  it('is shown in its row as the text it is', () => {
    expectWarnings();
    show([row('2026-11-20'), row('05.11.2026'), row(20261105), row(undefined), row({})]);
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.mry-TransactionRow-part')?.textContent),
    ).toEqual([undefined, '05.11.2026', '20261105', undefined, undefined]);
  });

  it('warns developers once, naming the row and not its text, also when pages are added', () => {
    const warn = expectWarnings();
    const rows = [row('2026-11-20'), row('05.11.2026'), row('06.11.2026')];
    const update = show(rows);
    update([...rows, row('07.11.2026')]);
    expect(warn).toHaveBeenCalledTimes(1);
    const [message] = warn.mock.calls[0] as [string];
    expect(message).toMatch(/^Merchantry: expected transaction "t\d+" to have an ISO 8601 date/);
    expect(message).toContain(`"${rows[1]?.id}"`);
    expect(message).not.toContain('05.11.2026');
  });
});

describe('the total of a day', () => {
  it('is not shown where an amount cannot be read, which warns developers once', () => {
    const warn = expectWarnings();
    const wrong = row('2026-11-20', '12,50');
    show([row('2026-11-20'), wrong, row('2026-11-19', null), row('2026-11-18')]);
    expect(days()).toEqual([
      ['Today', undefined, 2],
      ['Yesterday', undefined, 1],
      ['Wednesday 18 November', 'Spent £1.00', 1],
    ]);
    expect(screen.getByText('12,50 GBP')).toBeInTheDocument();
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining(`expected transaction "${wrong.id}" to have a decimal amount`)],
    ]);
    expect(warn.mock.calls[0]?.[0]).not.toContain('12,50');
  });

  it('is one for a currency in any case, and none where a row has no currency', () => {
    const warn = expectWarnings();
    show([
      row('2026-11-20', -1, 'gbp'),
      row('2026-11-20', -1, 'GBP'),
      row('2026-11-19', -1, null),
      row('2026-11-18', -1, 'EUR'),
      row('2026-11-18', -1, 'GBP'),
    ]);
    // React would warn of two totals with the same key, which fails the test.
    expect(days().map(([, total]) => total)).toEqual([
      'Spent £2.00',
      undefined,
      'Spent €1.00 · £1.00',
    ]);
    expect(document.body.textContent).not.toMatch(/undefined|null/);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is not shown for the last day while there is more to load', () => {
    const rows = [row('2026-11-20'), row('2026-11-19')];
    const totals = () => days().map(([, total]) => total);
    const update = show(rows, { hasMore: true });
    expect(totals()).toEqual(['Spent £1.00', undefined]);
    const page = [...rows, row('2026-11-19'), row('2026-11-18')];
    update(page, { hasMore: true });
    expect(totals()).toEqual(['Spent £1.00', 'Spent £2.00', undefined]);
    update(page, { endError: true });
    expect(totals()).toEqual(['Spent £1.00', 'Spent £2.00', undefined]);
    update(page);
    expect(totals()).toEqual(['Spent £1.00', 'Spent £2.00', 'Spent £1.00']);
  });

  it('is not shown for the newest day of a list that begins with the oldest', () => {
    const rows = [row('2026-11-19'), row('2026-11-20')];
    const update = show(rows, { hasMore: true });
    expect(days().map(([, total]) => total)).toEqual(['Spent £1.00', undefined]);
    // Rows put in front leave the end where it is.
    update([row('2026-11-18'), ...rows], { hasMore: true });
    expect(days().map(([, total]) => total)).toEqual(['Spent £1.00', 'Spent £1.00', undefined]);
  });

  it('sums money out of booked and pending rows, and says so', () => {
    const rows = [
      row('2026-11-20', -57.6),
      { ...row('2026-11-20', '-4.20'), state: 'pending' },
      { ...row('2026-11-20', -24), state: 'declined' },
      { ...row('2026-11-20', -7), state: 'reversed' },
      { ...row('2026-11-20', 38), state: 'refunded' },
      { ...row('2026-11-20', -9), state: 'scheduled' },
      row('2026-11-20', 2424),
      row('2026-11-19', 2424),
    ];
    const update = show(rows);
    expect(days().map(([, total]) => total)).toEqual(['Spent £61.80', undefined]);
    update(rows, { dayTotal: 'net' });
    expect(days().map(([, total]) => total)).toEqual(['Net +£2,400.20', 'Net +£2,424.00']);
    update(rows, { dayTotal: 'none' });
    expect(days().map(([, total]) => total)).toEqual([undefined, undefined]);
  });

  it('has every currency, and in its title where it may be clipped', () => {
    const currencies = ['GBP', 'EUR', 'JPY', 'PKR', 'BTC'];
    show([
      ...currencies.map((currency) => row('2026-11-20', '-12', currency)),
      row('2026-11-19', '-12'),
    ]);
    const all = 'Spent £12.00 · €12.00 · ¥12 · PKR\u00a012 · BTC\u00a012.00';
    expect(days().map(([, total]) => total)).toEqual([all, 'Spent £12.00']);
    const titles = [...document.querySelectorAll('.mry-TransactionList-total')].map((total) =>
      total.getAttribute('title'),
    );
    expect(titles).toEqual([all, null]);
  });

  it('has no dot beside Arabic digits, whose zero is one', () => {
    render(app([row('2026-11-20', '-12', 'EUR'), row('2026-11-20', '-12', 'GBP')], {}, 'ar-EG'));
    const [[, total] = []] = days();
    expect(String(total).replace(/\p{Cf}/gu, '')).toMatch(/ ١٢٫٠٠\s€، ١٢٫٠٠\s£$/);
  });

  it('is what is due on a day that has only scheduled rows', () => {
    const scheduled = { ...row('2026-11-21', '-81.45'), state: 'scheduled' };
    const update = show([scheduled]);
    expect(days().map(([, total]) => total)).toEqual(['Due £81.45']);
    update([scheduled], { dayTotal: 'net' });
    expect(days().map(([, total]) => total)).toEqual(['Due £81.45']);
  });

  it('is what dayTotal says for every day, as it is, and none for null', () => {
    expectWarnings();
    const rows = [
      row('2026-11-20', '12,50'),
      row('2026-11-20'),
      row('2026-11-19'),
      row('soon'),
      row('2026-11-17'),
    ];
    show(rows, {
      hasMore: true,
      dayTotal: (transactions) =>
        transactions[0]?.id === rows[2]?.id ? null : `Spent ${transactions.length}`,
    });
    expect(days()).toEqual([
      ['Today', 'Spent 2', 2],
      ['Yesterday', undefined, 1],
      ['Date unknown', 'Spent 1', 1],
      ['Tuesday 17 November', 'Spent 1', 1],
    ]);
  });

  it('goes to renderDay as the heading would show it', () => {
    expectWarnings();
    const seen: unknown[] = [];
    const renderDay: TransactionListProps<ListedTransaction>['renderDay'] = (day) => {
      seen.push([day.date, day.label, day.totals]);
      return null;
    };
    const update = show([row('2026-11-19'), row('soon'), row('2026-11-18')], {
      hasMore: true,
      renderDay,
    });
    expect(seen.slice(-3)).toEqual([
      ['2026-11-19', 'Yesterday', 'Spent £1.00'],
      [undefined, 'Date unknown', ''],
      ['2026-11-18', 'Wednesday 18 November', ''],
    ]);
    update([row('2026-11-19')], { renderDay, dayTotal: () => 'Spent £1' });
    expect(seen.at(-1)).toEqual(['2026-11-19', 'Yesterday', 'Spent £1']);
  });

  it('asks dayTotal once for each day, until the rows change', () => {
    const rows = [row('2026-11-20'), row('2026-11-20'), row('2026-11-19')];
    const dayTotal = vi.fn((some: readonly unknown[]) => String(some.length));
    const update = show(rows, { dayTotal });
    expect(days().map(([, total]) => total)).toEqual(['2', '1']);
    update(rows, { dayTotal, selectedId: 't1' });
    expect(dayTotal).toHaveBeenCalledTimes(2);
    update([...rows, row('2026-11-19')], { dayTotal });
    expect(days().map(([, total]) => total)).toEqual(['2', '2']);
  });

  it('gives dayTotal the rows of the host app', () => {
    const hostRows = [{ key: 1 }, { key: 2 }];
    const dayTotal = vi.fn((rows: readonly { key: number }[]) => String(rows.length));
    render(
      <QueryClientProvider client={client}>
        <MerchantProvider fetcher={never}>
          <TransactionList
            transactions={hostRows}
            toTransaction={({ key }) => row('2026-11-20', key) as ListedTransaction}
            dayTotal={dayTotal}
          />
        </MerchantProvider>
      </QueryClientProvider>,
    );
    expect(dayTotal).toHaveBeenCalledWith(hostRows);
  });
});

describe('the name of a day', () => {
  it('is its heading, at the level that the host app gives, and that of its list', () => {
    show([row('2026-11-20')], { headingLevel: 2 });
    expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeInTheDocument();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('list', { name: 'Today' })).toBeInTheDocument();
  });

  it('is that of the list, too, where the host app renders the heading', () => {
    show([row('2026-11-20')], { renderDay: () => null });
    expect(screen.getByRole('list', { name: 'Today' })).toBeInTheDocument();
  });
});
