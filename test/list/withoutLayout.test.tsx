import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionList,
} from '../../src/index.js';
import { fc } from '../fc.js';
import { shopService, statement } from './listOnScreen.js';

afterEach(cleanup);

const rows = statement(300);

/** A page in a host app's test, where there is neither layout nor `IntersectionObserver`. */
function renderPage(props: { virtualized?: boolean; onSelect?: () => void } = {}) {
  const service = shopService();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London">
        <MerchantProvider fetcher={service.fetcher}>
          <TransactionList transactions={rows} height={600} {...props} />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>,
  );
  return service;
}

it('shows the first 25 rows with their merchants, requested at once', async () => {
  expect(typeof IntersectionObserver).toBe('undefined');
  const { requests } = renderPage();
  expect(screen.getAllByRole('listitem')).toHaveLength(25);
  expect(screen.getByText('SHOP 24')).toBeInTheDocument();
  expect(await screen.findByText('Shop 0')).toBeInTheDocument();
  expect(await screen.findByText('Shop 24')).toBeInTheDocument();
  expect(screen.queryByText(/^SHOP/)).toBeNull();
  expect(requests).toEqual([rows.slice(0, 25).map(({ id }) => id)]);
});

it('shows days with their rows and sums', async () => {
  renderPage();
  await screen.findByText('Shop 0');
  const [heading] = screen.getAllByRole('heading', { level: 3 });
  const day = heading?.closest('section') as HTMLElement;
  expect(within(day).getAllByRole('listitem')).toHaveLength(8);
  expect(within(day).getByRole('heading')).toHaveTextContent('20 November');
  expect(day).toHaveTextContent('Spent £36.00');
});

it('tells the host which row was selected', async () => {
  const onSelect = vi.fn();
  renderPage({ onSelect });
  fireEvent.click(await screen.findByText('Shop 7'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onSelect.mock.calls[0]?.[0]).toBe(rows[7]);
  expect(onSelect.mock.calls[0]?.[1]).toMatchObject({ status: 'matched' });
});

it('moves the focus by arrows', async () => {
  renderPage({ onSelect: () => undefined });
  const first = (await screen.findByText('Shop 0')).closest('button');
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toHaveTextContent('Shop 1');
});

it('shows all rows where every row is in the document', async () => {
  renderPage({ virtualized: false });
  expect(screen.getAllByRole('listitem')).toHaveLength(300);
  expect(await screen.findByText('Shop 299')).toBeInTheDocument();
});

/** A list of rows that may be anything. */
function renderRows(transactions: unknown, props: object = {}) {
  const client = new QueryClient();
  const service = shopService();
  const ui = (rows: unknown) => (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={service.fetcher}>
        <TransactionList transactions={rows as ListedTransaction[]} {...props} />
      </MerchantProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(ui(transactions));
  return { service, rerender: (rows: unknown) => rerender(ui(rows)) };
}

it('selects the first of the rows that repeat an id, and requests all of them at once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const repeated = rows.slice(0, 4).map((row) => ({ ...row, id: 'same' }));
  const { service } = renderRows(repeated, { selectedId: 'same', onSelect: () => undefined });
  await screen.findByText('same (4)');
  expect(document.querySelectorAll('[data-selected]')).toHaveLength(1);
  expect(service.requests).toEqual([['same', 'same (2)', 'same (3)', 'same (4)']]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('selects by an id that is a number', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const numbered = rows.slice(0, 3).map((row, id) => ({ ...row, id }));
  renderRows(numbered, { selectedId: 1, onSelect: () => undefined });
  await waitFor(() =>
    expect(document.querySelector('[data-id="1"] [data-status="matched"]')).not.toBeNull(),
  );
  const selected = [...document.querySelectorAll('[data-selected]')];
  expect(selected.map((row) => row.parentElement?.dataset.id)).toEqual(['1']);
});

it('shows rows that arrive after anything else', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = renderRows(undefined);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  rerender({ items: rows });
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  rerender([null, rows[0], undefined, rows[1]]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(await screen.findByText('Shop 1')).toBeInTheDocument();
});

it('renders a list of any JSON without an error', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = renderRows([]);
  const field = fc.constantFrom(
    'id',
    'merchant_name',
    'amount',
    'currency',
    'date',
    'mcc',
    'online',
  );
  const anything = fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(field, fc.jsonValue())));
  fc.assert(fc.property(anything, (given) => rerender(given)));
});
