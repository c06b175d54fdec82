import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  type MerchantProviderProps,
  type MerchantRecord,
  TransactionList,
  type TransactionListHandle,
  type TransactionListProps,
} from '../../../src/index.js';
import { createLookup } from '../../../src/query/cache/createLookup.js';
import { toResult } from '../../../src/service/response/MerchantResult.js';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const row = (id: string, amount: string, more: object = {}): ListedTransaction => ({
  id,
  merchant_name: `SHOP ${id}`,
  date: '2026-11-20T08:16:00Z',
  amount,
  currency: 'GBP',
  ...more,
});
const coffee: MerchantRecord = { name: 'Northside Coffee', category: 'Coffee' };
const market: MerchantRecord = { name: 'Harrow & Vale', category: 'Groceries' };

function setUp(rows: readonly ListedTransaction[], records: Record<string, MerchantRecord>) {
  const client = new QueryClient();
  const fetcher = vi.fn(() => new Promise<never>(() => undefined));
  const learn = (id: string, record: MerchantRecord) => {
    const found = rows.find((other) => other.id === id) as ListedTransaction;
    client.setQueryData(createLookup(found, {}).queryKey, toResult([record], id));
  };
  for (const [id, record] of Object.entries(records)) learn(id, record);
  const ref = createRef<TransactionListHandle>();
  let renders = 0;
  const onRender = () => {
    renders += 1;
    return null;
  };
  const app = ({
    redact,
    ...props
  }: Partial<TransactionListProps<ListedTransaction> & MerchantProviderProps>) => (
    <QueryClientProvider client={client}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
        <MerchantProvider fetcher={fetcher} redact={redact}>
          <TransactionList<ListedTransaction>
            transactions={rows}
            virtualized={false}
            onSelect={() => undefined}
            slots={{ status: onRender }}
            {...props}
            ref={ref}
          />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(app({ groupBy: 'category' }));
  return {
    client,
    learn,
    fetcher,
    ref,
    renders: () => renders,
    rerender: (props: Parameters<typeof app>[0]) => rerender(app(props)),
  };
}
const now = () => new Date('2026-11-20T20:00:00Z');
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const nameOf = (button: HTMLElement) => button.querySelector('.mry-Hidden')?.textContent;
const names = () => screen.getAllByRole('button', { expanded: false }).map(nameOf);
const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click());

const month = [
  row('a', '-4.20'),
  row('b', '-0.10', { currency: 'EUR' }),
  row('c', '-57.60'),
  row('d', '-0.30'),
  row('e', '2424.00'),
  row('f', '-9.99', { state: 'declined' }),
  row('g', '-22.39'),
];
const known = { a: coffee, b: coffee, c: market, d: { ...market, category: 'Fees' }, f: coffee };

describe('a list by category', () => {
  it('has the largest sum first, then rows without a name, and income last', () => {
    setUp(month, known);
    expect(names()).toEqual([
      'Groceries, 1 payment, £57.60, 68% of what was spent',
      'Coffee, 3 payments, £4.20 · €0.10, 5% of what was spent',
      'Fees, 1 payment, £0.30, under 1% of what was spent',
      'No name yet, 1 payment, £22.39, 27% of what was spent',
      'Income, 1 payment, +£2,424.00',
    ]);
  });

  it('is folded at first, and looks nothing up for folded rows', async () => {
    const { fetcher } = setUp(month, known);
    expect(screen.queryByRole('listitem')).toBeNull();
    press(/^No name yet/);
    expect(
      within(screen.getByRole('list', { name: 'No name yet' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    await waitFor(() => expect(fetcher).toHaveBeenCalled());
    const [[request]] = fetcher.mock.calls as unknown as [[{ transactions: { id: string }[] }]];
    expect(request.transactions.map(({ id }) => id)).toEqual(['g']);
  });

  it('opens and closes a group, whose rows tell their date instead of the category', () => {
    setUp(month, known);
    press(/^Coffee/);
    const items = within(screen.getByRole('list', { name: 'Coffee' })).getAllByRole('listitem');
    expect(items.map(({ dataset }) => dataset.id)).toEqual(['a', 'b', 'f']);
    expect(items[2]).toHaveAttribute('aria-posinset', '3');
    expect(items[0]?.querySelector('.mry-TransactionRow-line')).toHaveTextContent(/^Today, 08:16$/);
    press(/^Coffee/);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says no sum that would be wrong, and no share of a whole that would be', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    setUp([row('a', '4,20'), row('c', '-57.60')], { a: coffee, c: market });
    expect(names()).toEqual(['Groceries, 1 payment, £57.60', 'Coffee, 1 payment']);
  });

  it('follows results as they arrive, all of one response at once', async () => {
    const { learn, renders } = setUp(month, {});
    expect(names().map((name) => name?.split(',')[0])).toEqual(['No name yet', 'Income']);
    const before = renders();
    act(() => {
      for (const [id, record] of Object.entries(known)) learn(id, record);
    });
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(renders() - before).toBeLessThanOrEqual(1);
  });

  it('keeps rows that get a name below "No name yet" while that is open', async () => {
    const { learn } = setUp(month, {});
    press(/^No name yet/);
    act(() => learn('a', coffee));
    const list = screen.getByRole('list', { name: 'No name yet' });
    await within(list).findByText('Northside Coffee');
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(names()).toEqual([expect.stringMatching(/^Income/)]);
    press(/^No name yet/);
    await waitFor(() => expect(names()[0]).toMatch(/^Coffee, 1 payment/));
    expect(names()[1]).toMatch(/^No name yet, 5 payments/);
  });

  it('forgets a result that is removed', async () => {
    const { client } = setUp(month, known);
    act(() => client.clear());
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('opens the group of a row that the host scrolls to', () => {
    const { ref } = setUp(month, known);
    act(() => expect(ref.current?.focusTransaction('b')).toBe(true));
    expect(screen.getByRole('list', { name: 'Coffee' })).toBeInTheDocument();
    expect(document.activeElement?.closest('[data-id]')).toHaveAttribute('data-id', 'b');
    expect(ref.current?.focusTransaction('z')).toBe(false);
  });
});

describe('a list by merchant', () => {
  it('has one group for each merchant and person; rows tell day and time', async () => {
    const friend = { counterparty: { name: 'Maya Lindqvist' } };
    const rows = [...month.slice(0, 4), row('p', '-30', friend), row('q', '-6.50', friend)];
    const { rerender } = setUp(rows, { a: coffee, b: coffee, c: market, d: coffee });
    rerender({ groupBy: 'merchant' });
    await waitFor(() =>
      expect(names()).toEqual([
        'Harrow & Vale, 1 payment, £57.60',
        'Maya Lindqvist, 2 payments, £36.50',
        'Northside Coffee, 3 payments, £4.50 · €0.10',
      ]),
    );
    press(/^Harrow/);
    const item = within(screen.getByRole('list', { name: 'Harrow & Vale' })).getByRole('listitem');
    expect(within(item).getByRole('button')).toHaveAccessibleName('Today 08:16 −£57.60');
    expect(item.querySelector('.mry-MerchantLogo, .mry-TransactionRow-line')).toBeNull();
  });

  it('lets rows without a name say what they are', async () => {
    const { rerender } = setUp(month, known);
    rerender({ groupBy: 'merchant' });
    await screen.findByRole('button', { name: /^Northside/ });
    press(/^No name yet/);
    expect(screen.getByRole('button', { name: /^SHOP g / })).toBeInTheDocument();
  });

  it('follows what redact withholds, as its rows do', async () => {
    const { rerender } = setUp([row('a', '-4.20')], { a: coffee });
    const labels = () => names().map((name) => name?.split(',')[0]);
    for (let toggle = 0; toggle < 2; toggle += 1) {
      rerender({ groupBy: 'merchant', redact: () => null });
      await waitFor(() => expect(labels()).toEqual(['Not identified']));
      rerender({ groupBy: 'merchant' });
      await waitFor(() => expect(labels()).toEqual(['Northside Coffee']));
    }
  });
});

it('keeps what is open when a list is grouped differently and back', async () => {
  const { rerender } = setUp(month, known);
  press(/^Coffee/);
  rerender({ groupBy: 'day' });
  expect(headings()).toEqual(['Today']);
  rerender({ groupBy: 'category' });
  expect(await screen.findByRole('list', { name: 'Coffee' })).toBeInTheDocument();
});

it('keeps its groups until many rows have been read, with results that arrive meanwhile', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(`${index}`, '-1.00'));
  const { rerender, learn } = setUp(rows, { '0': coffee });
  // Other rows than those that are grouped by category already.
  const transactions = rows.map((one) => ({ ...one }));
  rerender({ groupBy: 'day', transactions });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A slow device: each step is a slice.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 10;
    return clock;
  });
  rerender({ groupBy: 'category', transactions });
  for (const _ of [1, 2, 3]) act(() => void vi.advanceTimersToNextTimer());
  learn('1', market);
  rerender({ groupBy: 'category', transactions, selectedId: '3' });
  expect(headings()).toEqual(['Today']);
  act(() => void vi.runAllTimers());
  expect(names()).toEqual([
    'Coffee, 1 payment, £1.00, 2% of what was spent',
    'Groceries, 1 payment, £1.00, 2% of what was spent',
    'No name yet, 58 payments, £58.00, 97% of what was spent',
  ]);
});

it.each<TransactionListProps<ListedTransaction>['groupBy']>([
  'category',
  (one) => ({ key: one.currency, label: one.currency }),
])(
  'loads the next page when the page before it went into other groups than the last',
  async (groupBy) => {
    const onEndReached = vi.fn();
    const { rerender } = setUp(month, known);
    const page = (transactions: readonly ListedTransaction[]) =>
      rerender({ groupBy, transactions, onEndReached, hasMore: true });
    page(month);
    await waitFor(() => expect(onEndReached).toHaveBeenCalledTimes(1));
    page([...month, row('h', '-5.00')]);
    await waitFor(() => expect(onEndReached).toHaveBeenCalledTimes(2));
  },
);
