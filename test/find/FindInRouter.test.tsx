import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { DisplayProvider, MerchantProvider } from '../../src/index.js';
import { FindInRouter } from '../../stories/docs/samples/FindInRouter.js';
import { FindPayments } from '../../stories/docs/samples/FindPayments.js';
import { payment } from './search.js';

afterEach(cleanup);

const rows = ['NORTHSIDE COFF', 'HARROW VALE'].map((merchant_name, index) =>
  payment({ id: `${index}`, merchant_name }),
);

it('keeps what is set in the URL of a router, which follows late, and follows its links', async () => {
  const router = createMemoryRouter(
    [{ path: '/', element: <FindInRouter transactions={rows} /> }],
    { initialEntries: ['/?account=1'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={() => new Promise(() => undefined)}>
        <DisplayProvider locale="en-GB" timeZone="UTC">
          <RouterProvider router={router} />
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByRole('searchbox');
  for (const text of ['n', 'no', 'no ', 'no c']) {
    fireEvent.change(field, { target: { value: text } });
    expect(field).toHaveValue(text);
  }
  await screen.findByText('1 payment');
  expect(router.state.location.search).toBe('?account=1&q=no+c');
  await act(() => router.navigate('/?account=1&q=harrow'));
  expect(field).toHaveValue('harrow');
  expect(screen.getByText('HARROW VALE')).toBeInTheDocument();
  await act(() => router.navigate('/?account=1'));
  expect(field).toHaveValue('');
});

it('keeps what is set in the address without a router, and groups what was found by month', async () => {
  window.history.replaceState(null, '', '/?account=1&q=north');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={() => new Promise(() => undefined)}>
        <DisplayProvider locale="en-GB" timeZone="UTC">
          <FindPayments transactions={rows} />
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('searchbox')).toHaveValue('north');
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(window.location.search).toBe('?account=1');
  expect(screen.queryByRole('heading', { name: 'November 2026' })).toBeNull();
  window.history.replaceState(null, '', '/');
});
