import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { type MerchantListFetcher, prefetchMerchants } from 'merchantry';
import { createServerFetcher } from '../server/createServerFetcher';
import { readSession } from '../server/readSession';
import { readStatement } from '../server/readStatement';
import { merchantConfig } from './merchantConfig';
import { Statement } from './Statement';

/** The number of rows that the server renders. */
const FIRST_ROWS = 25;

interface StatementProps {
  /** Default: the server's own. */
  fetcher?: MerchantListFetcher | undefined;
}

/** The rows of the account, with the merchants of the first ones. */
export async function PrefetchedStatement({ fetcher }: StatementProps) {
  const transactions = await readStatement();
  const client = new QueryClient();
  const session = await readSession();
  await prefetchMerchants(client, {
    fetcher: fetcher ?? createServerFetcher(session),
    transactions: transactions.slice(0, FIRST_ROWS),
    config: merchantConfig,
  });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Statement transactions={transactions} />
    </HydrationBoundary>
  );
}
