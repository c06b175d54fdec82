import { QueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { createHttpFetcher, prefetchMerchants } from '../../../src/index.js';
import { Code } from './Code.js';
import './WireExample.css';

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

/** A row, and the request body that the library's own fetcher sends for it. */
export function WireExample(): ReactElement {
  const [body, setBody] = useState('');
  useEffect(() => {
    const client = new QueryClient();
    const fetcher = createHttpFetcher({
      url: 'https://bank.example/api/merchants',
      fetch: async (_, init) => {
        setBody(JSON.stringify(JSON.parse(String(init?.body)), null, 2));
        return Response.json({ [ROW.id]: [] });
      },
    });
    prefetchMerchants(client, { fetcher, transactions: [ROW] });
    return () => client.clear();
  }, []);
  return (
    <div className="WireExample">
      <div>
        <strong>Your row</strong>
        <Code language="tsx" text={JSON.stringify(ROW, null, 2)} />
      </div>
      <div>
        <strong>The request body</strong>
        <Code language="tsx" text={body} />
      </div>
    </div>
  );
}
