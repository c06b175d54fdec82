import { QueryClient } from '@tanstack/react-query';
import { createHttpFetcher, prefetchMerchants } from '../../src/index.js';
import { Code } from './text.js';

/** A row as a bank might store it. The numbers are published test numbers. */
const ROW = {
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

/** The request body that the library's own fetcher sends for the row. */
async function wireBody(): Promise<unknown> {
  const client = new QueryClient();
  let body: unknown;
  const fetcher = createHttpFetcher({
    url: 'https://bank.example/api/merchants',
    fetch: async (_, init) => {
      body = JSON.parse(String(init?.body));
      return Response.json({ [ROW.id]: [] });
    },
  });
  await prefetchMerchants(client, { fetcher, transactions: [ROW] });
  client.clear();
  return body;
}

const json = (value: unknown) => Code({ text: JSON.stringify(value, null, 2), language: 'json' });

/** A row and what is sent for it, as Markdown. */
export const wireExample = [
  '**Your row**',
  json(ROW),
  '**The request body**',
  json(await wireBody()),
].join('\n\n');
