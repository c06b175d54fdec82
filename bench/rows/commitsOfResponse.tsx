import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantProvider,
  TransactionRow,
  useMerchant,
} from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';
import { benchTransactions } from '../data/benchTransactions.js';
import { recordFor } from '../data/recordFor.js';
import { createPeers } from '../peers/createPeers.js';
import { FloorRow } from '../peers/FloorRow.js';
import type { PeerName, RequestRecords, UseRecord } from '../peers/Peer.js';
import { rest } from './rest.js';

export type ResponseContestant = 'Merchantry useMerchant' | PeerName;

const COUNT = 25;
const transactions = benchTransactions(COUNT);
const now = () => BENCH_NOW;

/**
 * Mounts 25 rows, lets the service respond when they are at rest, and returns
 * React's commits from there on.
 */
export async function commitsOfResponse(
  container: HTMLElement,
  name: ResponseContestant,
): Promise<number> {
  let respond = () => {};
  const responding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const requestRecords: RequestRecords = async (rows) => {
    await responding;
    return Object.fromEntries(rows.map(({ id }) => [id, [recordFor(id, location.origin)]]));
  };
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      {name === 'Merchantry useMerchant' ? (
        <OurRows requestRecords={requestRecords} />
      ) : (
        <PeerRows useRecord={createPeers(requestRecords, transactions)[name]} />
      )}
    </QueryClientProvider>,
  );
  await settle();
  const before = countCommits();
  respond();
  while (container.querySelectorAll('[data-status="matched"]').length < COUNT) await rest();
  await settle();
  return countCommits() - before;
}

function OurRows({ requestRecords }: { requestRecords: RequestRecords }): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <MerchantProvider fetcher={(request) => requestRecords(request.transactions)}>
        {transactions.map((transaction) => (
          <OurRow key={transaction.id} transaction={transaction} />
        ))}
      </MerchantProvider>
    </DisplayProvider>
  );
}

function OurRow({ transaction }: { transaction: ListedTransaction }): ReactElement {
  return <TransactionRow transaction={transaction} lookup={useMerchant(transaction)} />;
}

function PeerRows({ useRecord }: { useRecord: UseRecord }): ReactElement {
  return (
    <>
      {transactions.map((transaction, row) => (
        <PeerRow key={transaction.id} transaction={transaction} row={row} useRecord={useRecord} />
      ))}
    </>
  );
}

function PeerRow({
  transaction,
  row,
  useRecord,
}: {
  transaction: ListedTransaction;
  row: number;
  useRecord: UseRecord;
}): ReactElement {
  return <FloorRow transaction={transaction} {...useRecord(transaction, row)} />;
}

/** React's commits in this page so far, which `hookCommits` counts. */
const countCommits = (): number => Reflect.get(globalThis, 'commits');

/** Longer than the batching window of any contestant. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await rest();
}
