import { useInfiniteQuery } from '@tanstack/react-query';
import { TransactionList } from 'merchantry';
import { useMemo } from 'react';
import { fetchStatement } from './fetchStatement.js';
import { readHeight } from './readHeight.js';

const PAGE = 4;
const ROWS = 200;
const LATENCY_MS = 40;

/** A list that loads four rows at a time, and shows how many it has. */
export function PagedRows() {
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) =>
      fetchStatement({ from: pageParam, to: pageParam + PAGE }, LATENCY_MS),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const count = pages.length * PAGE;
      return count < ROWS ? count : undefined;
    },
  });
  const transactions = useMemo(() => data?.pages.flat() ?? [], [data]);
  return (
    <>
      <output>{transactions.length}</output>
      <TransactionList
        transactions={transactions}
        height={readHeight()}
        hasMore={hasNextPage}
        loadingMore={isFetching}
        onEndReached={() => fetchNextPage()}
      />
    </>
  );
}
