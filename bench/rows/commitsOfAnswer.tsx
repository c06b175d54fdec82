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
import type { Ask, PeerName, UseRecord } from '../peers/Peer.js';
import { countCommits } from './countCommits.js';
import { rest } from './createBoard.js';

export type AnswerContestant = 'Merchantry useMerchant' | PeerName;

const COUNT = 25;
const transactions = benchTransactions(COUNT);
const now = () => BENCH_NOW;

/** Mounts 25 rows that ask, lets the service answer when they are at rest, and returns React's commits from there on. */
export async function commitsOfAnswer(
  container: HTMLElement,
  name: AnswerContestant,
): Promise<number> {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const ask: Ask = async (rows) => {
    await mayAnswer;
    return Object.fromEntries(rows.map(({ id }) => [id, [recordFor(id, location.origin)]]));
  };
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      {name === 'Merchantry useMerchant' ? (
        <OurRows ask={ask} />
      ) : (
        <PeerRows useRecord={createPeers(ask, transactions)[name]} />
      )}
    </QueryClientProvider>,
  );
  await settle();
  const before = countCommits();
  answer();
  while (container.querySelectorAll('[data-status="matched"]').length < COUNT) await rest();
  await settle();
  return countCommits() - before;
}

function OurRows({ ask }: { ask: Ask }): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <MerchantProvider fetcher={(request) => ask(request.transactions)}>
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

/** Longer than any timer that a contestant batches by. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await rest();
}
