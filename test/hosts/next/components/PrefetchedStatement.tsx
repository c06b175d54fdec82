import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { prefetchMerchants } from 'merchantry';
import { createServerFetcher } from '../server/createServerFetcher';
import { readSession } from '../server/readSession';
import { readStatement } from '../server/readStatement';
import { merchantConfig } from './merchantConfig';
import { Statement } from './Statement';

/** The number of rows that the server renders. */
const FIRST_ROWS = 25;

/** The rows of the account, with the merchants of the first ones. */
export async function PrefetchedStatement() {
  const transactions = await readStatement();
  const client = new QueryClient();
  await prefetchMerchants(client, {
    fetcher: createServerFetcher(await readSession()),
    transactions: transactions.slice(0, FIRST_ROWS),
    config: merchantConfig,
  });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Statement transactions={transactions} />
    </HydrationBoundary>
  );
}
