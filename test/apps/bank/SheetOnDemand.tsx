import { TransactionList } from 'merchantry';
import { lazy, Suspense, useState } from 'react';
import { statement } from './statement.js';

const transactions = statement(60);
const Sheet = lazy(() => import('./Sheet.js'));

/** The sheet and its styles are loaded with the first row that is pressed, and stay. */
export function SheetOnDemand() {
  const [openId, setOpenId] = useState<string>();
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <>
      <TransactionList
        transactions={transactions}
        selectedId={openId}
        onSelect={({ id }) => {
          setOpenId(id);
          setHasOpened(true);
        }}
      />
      <Suspense>
        {hasOpened && (
          <Sheet
            transaction={transactions.find(({ id }) => id === openId)}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
