import { fireEvent, screen } from '@testing-library/react';
import { merchantRecord, renderWithMerchants } from 'merchantry/testing';
import { expect, it } from 'vitest';
import { Payments } from '../bank/Payments';
import { coffee, transactions, unknown } from '../bank/transactions';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters', category: 'Coffee' }) };

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('finds a payment by the shop’s name', async () => {
  await renderWithMerchants(<Payments transactions={transactions} />, { records });
  type('roasters');
  expect(await screen.findByText(/Spent £4\.20/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Tidewell Roasters')).toBeTruthy();
});

it('says that nothing was found', async () => {
  await renderWithMerchants(<Payments transactions={transactions} />, { records });
  type('bakery');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

it('finds payments further down once their names are looked up', async () => {
  const before = Array.from({ length: 100 }, (_, row) => ({ ...unknown, id: `before ${row}` }));
  await renderWithMerchants(<Payments transactions={[...before, coffee]} />, { records });
  type('roasters');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Look them up/ }));
  expect(await screen.findByText('Tidewell Roasters')).toBeTruthy();
});
