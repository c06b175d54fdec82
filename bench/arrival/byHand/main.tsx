import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { memo, type ReactElement, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { ListedTransaction, MerchantLookup } from '../../../src/index.js';
import { benchTransactions } from '../../data/benchTransactions.js';
import { batshitLoad } from '../../peers/createPeers.js';
import type { RequestRecords } from '../../peers/Peer.js';
import { PeerList } from '../../peers/PeerList.js';
import { radixPrimitives } from '../../rows/libraries/radixPrimitives.js';

// As a careful engineer writes it: Radix for tooltip and popover, TanStack Virtual, batshit.

const requestRecords: RequestRecords = async (rows) => {
  const response = await fetch('/api/merchants', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type: 'restrictive',
      transactions: rows.map(({ id, merchant_name, country }) => ({ id, merchant_name, country })),
    }),
  });
  if (!response.ok) throw new Error(`expected records, but got status ${response.status}`);
  return response.json();
};
const load = batshitLoad(requestRecords);
const { Row, Provider = ({ children }) => children } = radixPrimitives;

const LoadedRow = memo(function LoadedRow({
  transaction,
}: {
  transaction: ListedTransaction;
}): ReactElement {
  const { data: merchant } = useQuery({
    queryKey: ['merchant', transaction.id],
    queryFn: () => load(transaction),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lookup = useMemo(
    () => ({ status: merchant ? 'matched' : 'pending', merchant }) as unknown as MerchantLookup,
    [merchant],
  );
  return <Row transaction={transaction} lookup={lookup} />;
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <Provider>
      <PeerList
        transactions={benchTransactions(200)}
        height={window.innerHeight}
        renderRow={(transaction) => <LoadedRow transaction={transaction} />}
      />
    </Provider>
  </QueryClientProvider>,
);
