import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListedTransaction,
  type MerchantListFetcher,
  MerchantProvider,
  TransactionList,
} from '../../../src/index.js';
import { merchantConfig } from './loadAccount.js';

export interface HydratedAccountProps {
  transactions: readonly ListedTransaction[];
  /** What `loadAccount` returned on the server. */
  state: DehydratedState;
  fetcher: MerchantListFetcher;
}

/** Shows the prefetched screen without a request; rows further down are requested as usual. */
export function HydratedAccount(props: HydratedAccountProps): ReactElement {
  const { transactions, state, fetcher } = props;
  return (
    <HydrationBoundary state={state}>
      <MerchantProvider fetcher={fetcher} config={merchantConfig}>
        <TransactionList transactions={transactions} />
      </MerchantProvider>
    </HydrationBoundary>
  );
}
