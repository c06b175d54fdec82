import 'merchantry/find.css';
import { TransactionList, type TransactionListHandle } from 'merchantry';
import { FindBar, type FindGroup, NothingFound, useFind } from 'merchantry/find';
import { useRef, useState } from 'react';
import { statement } from './statement.js';

const all = statement(2000);

/** A search over 2,000 rows, with the library's own bar. */
export function FindInPage() {
  const list = useRef<TransactionListHandle>(null);
  const [groupBy, setGroupBy] = useState<FindGroup>('day');
  const find = useFind(all);
  return (
    <>
      <FindBar find={find} list={list} groupBy={groupBy} onGroupByChange={setGroupBy} />
      <TransactionList
        ref={list}
        transactions={find.rows}
        groupBy={groupBy}
        filtered={find.count < all.length}
        slots={{ empty: <NothingFound find={find} /> }}
        onSelect={() => undefined}
      />
    </>
  );
}
