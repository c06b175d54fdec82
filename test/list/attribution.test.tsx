import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Attributions,
  DisplayProvider,
  type ListedTransaction,
  type MerchantRecord,
  TransactionRow,
} from '../../src/index.js';
import { lookupOf } from '../lookupOf.js';

afterEach(cleanup);

const transaction: ListedTransaction = {
  id: '1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20',
};
const merchant: MerchantRecord = {
  name: 'Harrow & Vale',
  category: 'Groceries',
  rating: 4.1,
  cachePolicy: { name: 'own', category: 'own', opening_hours: 'atlas' },
};
const atlas = { text: 'Data by Atlas' };

describe('a row', () => {
  const row = (attributions: Attributions) => (
    <DisplayProvider attributions={attributions}>
      <TransactionRow transaction={transaction} lookup={lookupOf(merchant)} />
    </DisplayProvider>
  );

  it('shows what an attributed source knows', () => {
    render(row({ atlas }));
    expect(screen.getByText('4.1')).toBeInTheDocument();
  });

  it('keeps out what the terms of its source keep out of rows', () => {
    render(row({ atlas: { ...atlas, row: false } }));
    expect(screen.queryByText('4.1')).toBeNull();
    expect(screen.getByText('Harrow & Vale')).toBeInTheDocument();
    cleanup();
    render(row({ own: { text: 'Own', row: false }, atlas: null }));
    expect(screen.getByText('HARROW AND VALE 0217 LEEDS GB')).toBeInTheDocument();
  });
});
