import { type ReactElement, useRef, useState } from 'react';
import {
  FindBar,
  type FindGroup,
  fromSearchParams,
  NothingFound,
  toSearchParams,
  useFind,
} from '../../../src/find/index.js';
import {
  type ListedTransaction,
  TransactionList,
  type TransactionListHandle,
} from '../../../src/index.js';

/** A page of payments with search, filters, totals, groups and an export. The URL keeps what is set. */
export function FindPayments(props: { transactions: readonly ListedTransaction[] }): ReactElement {
  const list = useRef<TransactionListHandle>(null);
  const [chosen, setChosen] = useState<FindGroup>();
  const find = useFind(props.transactions, {
    defaultState: fromSearchParams(new URLSearchParams(window.location.search)),
    onStateChange(state) {
      const params = toSearchParams(state, new URLSearchParams(window.location.search));
      window.history.replaceState(window.history.state, '', `?${params}`);
    },
  });
  // A search finds few payments on many days. What the reader has chosen wins.
  const groupBy = chosen ?? (find.state.text ? 'month' : 'day');
  return (
    <>
      <FindBar
        find={find}
        list={list}
        groupBy={groupBy}
        onGroupByChange={setChosen}
        csv={{ sources: ['own'] }}
      />
      <TransactionList
        ref={list}
        transactions={find.rows}
        groupBy={groupBy}
        filtered={find.count < props.transactions.length}
        statementOf={find.statementOf}
        slots={{ empty: <NothingFound find={find} /> }}
      />
    </>
  );
}
