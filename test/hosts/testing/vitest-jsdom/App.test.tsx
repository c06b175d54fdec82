import { render, screen, waitFor } from '@testing-library/react';
import { merchantHandler, merchantRecord } from 'merchantry/testing/service';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { App } from '../bank/App';
import { Statement } from '../bank/Statement';
import { transactions } from '../bank/transactions';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters' }) };
const page = (
  <App>
    <Statement transactions={transactions} />
  </App>
);
const server = setupServer(http.post('/api/merchants', merchantHandler({ records })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('names the shops that its endpoint knows', async () => {
  render(page);
  expect(screen.getByText('TIDEWELL RSTRS 2041 LEEDS GB')).toBeTruthy();
  expect(await screen.findByText('Tidewell Roasters')).toBeTruthy();
  expect(screen.getByText('QX 88 TERMINAL')).toBeTruthy();
});

it('keeps the bank’s text when the endpoint fails', async () => {
  const fail = vi.fn(() => new Response('', { status: 500 }));
  server.use(http.post('/api/merchants', fail));
  render(page);
  await waitFor(() => expect(fail).toHaveBeenCalled());
  expect(screen.getByText('TIDEWELL RSTRS 2041 LEEDS GB')).toBeTruthy();
});
