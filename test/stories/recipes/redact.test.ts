import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  createHttpFetcher,
  type ListedTransaction,
  prefetchMerchants,
} from '../../../src/index.js';
import { type Payment, redact } from '../../../stories/recipes/redact.js';

const card: Payment = {
  id: 'p1',
  kind: 'card',
  merchant_name: 'REFUND jo.doe+bank@mail.example LEEDS',
  location: 'al@home.example',
  city: 'Leeds',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
};
const transfer: Payment = { ...card, id: 'p2', kind: 'transfer', merchant_name: 'M GONZALEZ' };
const unknown: ListedTransaction & { kind: string } = { ...card, id: 'p3', kind: 'cheque' };
const { kind, ...untold } = { ...card, id: 'p4' };

it('sends card payments only, without e-mail addresses, and leaves the rows as they are', async () => {
  const bodies: string[] = [];
  const fetcher = createHttpFetcher({
    url: 'https://bank.example/api/merchants',
    fetch: async (_, init) => {
      bodies.push(String(init?.body));
      return Response.json({ p1: [] });
    },
  });
  const transactions = [card, transfer, unknown, untold];
  await prefetchMerchants(new QueryClient(), { fetcher, transactions, redact });
  expect(bodies.map((body) => JSON.parse(body).transactions)).toEqual([
    [{ id: 'p1', merchant_name: 'REFUND  LEEDS', city: 'Leeds' }],
  ]);
  expect(bodies.join()).not.toMatch(/@|mail|GONZALEZ/);
  expect(card.merchant_name).toContain('@');
  expect(kind).toBe('card');
});
