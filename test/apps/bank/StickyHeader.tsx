import { TransactionList, type TransactionListHandle } from 'merchantry';
import { useRef } from 'react';
import { statement } from './statement.js';

const transactions = statement(2000);

/** A list that scrolls behind the app's header, which has a field to go to a row. */
export function StickyHeader() {
  const list = useRef<TransactionListHandle>(null);
  const goTo = (data: FormData) => {
    list.current?.scrollToTransaction(String(data.get('id')));
  };
  return (
    <>
      <header className="bank-header">
        <form action={goTo}>
          <input name="id" aria-label="Transaction" />
          <button type="submit">Go</button>
        </form>
      </header>
      <div className="bank-underHeader">
        <TransactionList ref={list} transactions={transactions} onSelect={() => undefined} />
      </div>
    </>
  );
}
