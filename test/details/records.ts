import type { ListedTransaction, MerchantRecord } from '../../src/index.js';

/** Friday 20 November 2026, 18:40 in London. */
export const NOW = new Date('2026-11-20T18:40:00Z');

export const transaction: ListedTransaction = {
  id: 'row-1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20',
};

export const grocer: MerchantRecord = {
  name: 'Harrow & Vale',
  category: 'Groceries',
  website: 'https://www.harrowvale.example/leeds',
  route: 'Canal Street',
  street_number: '14',
  locality: 'Leeds',
  postal_code: 'LS1 4QP',
  country: 'GB',
  phone: '+44 (0)113 496 0182 ext. 7',
  rating: 4.1,
};
