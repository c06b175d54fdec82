import { type ListedTransaction, type MerchantLookup, TransactionList } from 'merchantry';
import { lazy, Suspense, useState } from 'react';
import { statement } from './statement.js';

const transactions = statement(20);
const Details = lazy(() => import('./Details.js'));

/** The module of the details, and their styles, are loaded with the first row that is pressed. */
export function DetailsOnDemand() {
  const [shown, setShown] = useState<[ListedTransaction, MerchantLookup]>();
  return (
    <>
      <TransactionList
        transactions={transactions}
        onSelect={(transaction, lookup) => setShown([transaction, lookup])}
      />
      <Suspense>{shown && <Details transaction={shown[0]} lookup={shown[1]} />}</Suspense>
    </>
  );
}
