import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { FindBar, NothingFound, useFind } from '../../src/find/index.js';
import {
  DisplayProvider,
  type ListedTransaction,
  type MerchantListFetcher,
  MerchantProvider,
  TransactionList,
  type TransactionListHandle,
} from '../../src/index.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import '../../src/theme/styles.css';
import '../../src/theme/find.css';

interface FindAccountProps {
  transactions: readonly ListedTransaction[];
  fetcher: MerchantListFetcher;
}

const now = () => new Date(STORY_NOW_MS);

/** A bank's account page with search. */
export function FindAccount({ transactions, fetcher }: FindAccountProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
        <MerchantProvider fetcher={fetcher}>
          <main>
            <Payments transactions={transactions} />
          </main>
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>
  );
}

function Payments({ transactions }: Pick<FindAccountProps, 'transactions'>): ReactElement {
  const find = useFind(transactions);
  const list = useRef<TransactionListHandle>(null);
  return (
    <>
      <FindBar find={find} list={list} />
      <TransactionList
        ref={list}
        transactions={find.rows}
        filtered={find.count < transactions.length}
        slots={{ empty: <NothingFound find={find} /> }}
        onSelect={() => undefined}
      />
    </>
  );
}
