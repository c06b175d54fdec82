import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DisplayProvider, MerchantProvider, TransactionList } from '../../src/index.js';
import { shopService, statement } from './listOnScreen.js';

// Long enough that only a hanging test times out, even on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
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
  const [day] = screen.getAllByRole('region') as [HTMLElement];
  expect(within(day).getAllByRole('listitem')).toHaveLength(8);
  expect(within(day).getByRole('heading')).toHaveTextContent('20 November');
  expect(day).toHaveTextContent('−£36.00');
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
