import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { FindBar, fromSearchParams, toSearchParams, useFind } from '../../../src/find/index.js';
import { type ListedTransaction, TransactionList } from '../../../src/index.js';

/** Reload, links and the back button keep what is set. */
export function FindInRouter(props: { transactions: readonly ListedTransaction[] }): ReactElement {
  const [params, setParams] = useSearchParams();
  const find = useFind(props.transactions, {
    state: fromSearchParams(params),
    // Without `replace`, each letter would be a page to go back from.
    onStateChange: (state) =>
      setParams((current) => toSearchParams(state, current), { replace: true }),
  });
  return (
    <>
      <FindBar find={find} />
      <TransactionList transactions={find.rows} filtered={find.count < props.transactions.length} />
    </>
  );
}
