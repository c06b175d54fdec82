import { TransactionList } from 'merchantry';
import { useState } from 'react';
import { readHeight } from './readHeight.js';
import { statement } from './statement.js';

const transactions = statement(2000);
const tabs = ['Overview', 'Transactions'];

/** A list in a tab that is not the first one. Panels stay mounted. */
export function TabPanel() {
  const [chosen, setChosen] = useState('Overview');
  return (
    <>
      <div role="tablist">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            onClick={() => setChosen(tab)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" hidden={chosen !== 'Overview'}>
        Everything is in order.
      </div>
      <div role="tabpanel" hidden={chosen !== 'Transactions'}>
        <TransactionList transactions={transactions} height={readHeight()} />
      </div>
    </>
  );
}
