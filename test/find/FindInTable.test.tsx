import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DisplayProvider, MerchantProvider } from '../../src/index.js';
import { FindInTable } from '../../stories/docs/samples/FindInTable.js';
import { payment } from './search.js';

afterEach(cleanup);

const rows = Array.from({ length: 60 }, (_, index) =>
  payment({
    id: `${index}`,
    merchant_name: `${index < 45 ? 'BAKERY' : 'MARKET'} ${index}`,
    amount: `-${index + 1}.00`,
  }),
);

it('sorts what was found and looks up the rows of the page', async () => {
  const requested: string[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider
        fetcher={({ transactions }) => {
          requested.push(...transactions.map(({ merchant_name }) => String(merchant_name)));
          return new Promise(() => undefined);
        }}
      >
        <DisplayProvider locale="en-GB" timeZone="UTC">
          <FindInTable transactions={rows} />
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>,
  );
  const table = within(screen.getByRole('table'));
  const first = () => table.getAllByRole('row')[1];
  const count = () => table.getAllByRole('row').length - 1;
  await waitFor(() => expect(requested).toHaveLength(25));
  expect(new Set(requested)).toEqual(
    new Set(rows.slice(0, 25).map(({ merchant_name }) => merchant_name)),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(count()).toBe(10);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'market' } });
  await screen.findByText('15 payments');
  expect(count()).toBe(15);
  fireEvent.click(screen.getByRole('button', { name: 'Amount' }));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort');
  const [smallest, largest] = ['MARKET 45', 'MARKET 59'];
  const shown = first()?.textContent ?? '';
  expect([smallest, largest].some((name) => shown.includes(name))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Amount' }));
  expect(first()).toHaveTextContent(shown.includes(smallest) ? largest : smallest);
});
