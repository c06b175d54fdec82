import { QueryClient } from '@tanstack/react-query';
import {
  createHttpFetcher,
  type ListedTransaction,
  prefetchMerchants,
} from '../../../src/index.js';

/** A row as a bank might store it. The numbers are published test numbers. */
export const EXAMPLE_ROW = {
  id: 'booking-7731',
  merchant_name: 'HARROW AND VALE 4111111111111111 LEEDS',
  location: 'REF GB82 WEST 1234 5698 7654 32',
  city: 'Leeds',
  mcc: '5411',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20',
  account: '60-16-13 31926819',
  customer: { name: 'A. Customer' },
};

/** The request body that the library's own fetcher sends for the row, as indented JSON. */
export async function wireBody(row: ListedTransaction): Promise<string> {
  const client = new QueryClient();
  let body = '';
  const fetcher = createHttpFetcher({
    url: 'https://bank.example/api/merchants',
    fetch: async (_, init) => {
      body = JSON.stringify(JSON.parse(String(init?.body)), null, 2);
      return Response.json({ [row.id]: [] });
    },
  });
  await prefetchMerchants(client, { fetcher, transactions: [row] });
  client.clear();
  return body;
}
