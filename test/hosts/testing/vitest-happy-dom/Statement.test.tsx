import { fireEvent, screen, within } from '@testing-library/react';
import { merchantRecord, renderWithMerchants } from 'merchantry/testing';
import { expect, it } from 'vitest';
import { Statement } from '../bank/Statement';
import { transactions } from '../bank/transactions';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters', phone: '+44 113 496 0142' }) };

it('names the shops that are known, and shows the bank’s text for the others', async () => {
  await renderWithMerchants(<Statement transactions={transactions} />, { records });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Tidewell Roasters')).toBeTruthy();
  expect(screen.getByText('QX 88 TERMINAL')).toBeTruthy();
});

it('opens a payment with the shop’s telephone number', async () => {
  await renderWithMerchants(<Statement transactions={transactions} />, { records });
  fireEvent.click(screen.getByText('Tidewell Roasters'));
  const payment = within(screen.getByRole('region', { name: 'Payment' }));
  expect(payment.getByRole('link', { name: '+44 113 496 0142' })).toBeTruthy();
});
