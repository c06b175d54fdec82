import { fireEvent, screen, within } from '@testing-library/react';
import { merchantRecord, renderWithMerchants } from 'merchantry/testing';
import { expect, it, vi } from 'vitest';
import { Payment } from '../bank/Payment';
import { Statement } from '../bank/Statement';
import { coffee, transactions } from '../bank/transactions';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters', phone: '+44 113 496 0142' }) };

it('names the shops that are known, and shows the bank’s text for the others', async () => {
  const { requested } = await renderWithMerchants(<Statement transactions={transactions} />, {
    records,
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Tidewell Roasters')).toBeTruthy();
  expect(screen.getByText('QX 88 TERMINAL')).toBeTruthy();
  expect(requested.map(({ id }) => id)).toEqual(['t1', 't2']);
});

it('opens a payment with the shop’s telephone number', async () => {
  await renderWithMerchants(<Statement transactions={transactions} />, { records });
  fireEvent.click(screen.getByText('Tidewell Roasters'));
  const payment = within(screen.getByRole('region', { name: 'Payment' }));
  expect(payment.getByRole('link', { name: '+44 113 496 0142' })).toBeTruthy();
});

it('says that it is looking, then who it was', async () => {
  const { setRecords } = await renderWithMerchants(<Payment transaction={coffee} />, {
    records: { t1: 'pending' },
  });
  expect(screen.getByRole('status').textContent).toBe('Looking up the shop …');
  setRecords(records);
  expect(await screen.findByRole('heading', { name: 'Tidewell Roasters' })).toBeTruthy();
});

it('tries again when asked to', async () => {
  const { setRecords } = await renderWithMerchants(<Payment transaction={coffee} />, {
    records: { t1: 'failed' },
  });
  setRecords(records);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Tidewell Roasters' })).toBeTruthy();
});

it('needs no time to pass', async () => {
  vi.useFakeTimers();
  await renderWithMerchants(<Statement transactions={transactions} />, { records });
  expect(screen.getByText('Tidewell Roasters')).toBeTruthy();
  vi.useRealTimers();
});
