import { useQuery } from '@tanstack/react-query';
import { TransactionList } from 'merchantry';
import { fetchStatement } from './fetchStatement.js';
import { readHeight } from './readHeight.js';

const LATENCY_MS = 400;

/** A list that mounts before its rows arrive. */
export function LateRows() {
  const { data } = useQuery({
    queryKey: ['statement'],
    queryFn: () => fetchStatement({ from: 0, to: 500 }, LATENCY_MS),
  });
  return <TransactionList transactions={data ?? []} height={readHeight()} />;
}
