import { HydrationBoundary } from '@tanstack/react-query';
import { TransactionList } from 'merchantry';
import { readStatement } from '../server/readStatement.js';
import { streamMerchants } from '../server/streamMerchants.js';
import type { Route } from './+types/streamed.js';

export async function loader({ request }: Route.LoaderArgs) {
  const transactions = await readStatement();
  return { transactions, state: await streamMerchants(request, transactions) };
}

export default function StreamedAccount({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <TransactionList transactions={loaderData.transactions} />
    </HydrationBoundary>
  );
}
