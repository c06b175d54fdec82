import type { ListedTransaction } from 'merchantry';

const payment = (id: string, text: string): ListedTransaction => ({
  id,
  merchant_name: text,
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
});

export const coffee = payment('t1', 'TIDEWELL RSTRS 2041 LEEDS GB');
export const unknown = payment('t2', 'QX 88 TERMINAL');
export const transactions = [coffee, unknown];
