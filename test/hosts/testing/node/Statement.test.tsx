import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { merchantRecord, renderWithMerchants } from 'merchantry/testing';
import { Statement } from '../bank/Statement';
import { transactions } from '../bank/transactions';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters', phone: '+44 113 496 0142' }) };

// Node's runner has no global hooks by which React Testing Library would do it.
afterEach(cleanup);

it('names the shops that are known, and shows the bank’s text for the others', async () => {
  await renderWithMerchants(<Statement transactions={transactions} />, { records });
  assert.equal(screen.getAllByRole('listitem').length, 2);
  assert.ok(screen.getByText('Tidewell Roasters'));
  assert.ok(screen.getByText('QX 88 TERMINAL'));
});

it('opens a payment with the shop’s telephone number', async () => {
  await renderWithMerchants(<Statement transactions={transactions} />, { records });
  fireEvent.click(screen.getByText('Tidewell Roasters'));
  const payment = within(screen.getByRole('region', { name: 'Payment' }));
  assert.ok(payment.getByRole('link', { name: '+44 113 496 0142' }));
});
