import { TransactionList } from 'merchantry';
import { useMemo, useState } from 'react';
import { readHeight } from './readHeight.js';
import { statement } from './statement.js';

const all = statement(2000);

/** A search over 2,000 rows. */
export function FilteredRows() {
  const [text, setText] = useState('');
  const transactions = useMemo(
    () => all.filter((row) => row.merchant_name?.includes(text)),
    [text],
  );
  return (
    <>
      <header className="bank-header">
        <input
          type="search"
          aria-label="Search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </header>
      <div className="bank-underHeader">
        <TransactionList transactions={transactions} height={readHeight()} />
      </div>
    </>
  );
}
