import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { create, windowedFiniteBatchScheduler } from '@yornaath/batshit';
import DataLoader from 'dataloader';
import type { ListedTransaction, MerchantRecord, Transaction } from '../../src/index.js';
import type { Ask, PeerName, Records, UseRecord } from './Peer.js';

const PAGE_SIZE = 25;

/** The window of batshit's own examples. */
const WINDOW_MS = 10;

type Load = (transaction: Transaction) => Promise<MerchantRecord>;

/** What an app would use instead of Merchantry, each with its own defaults and at most 25 rows in a call. */
export function createPeers(
  ask: Ask,
  transactions: readonly ListedTransaction[],
): Record<PeerName, UseRecord> {
  return {
    'useQuery per row': perRow((transaction) => ask([transaction]).then(recordOf(transaction))),
    'useQuery + batshit, 25': perRow(batshitLoad(ask)),
    'useQuery + DataLoader, 25': perRow(dataLoaderLoad(ask)),
    'one query per page of 25': perPage(ask, transactions),
  };
}

function perRow(load: Load): UseRecord {
  return (transaction) =>
    toRecord(
      useQuery({
        queryKey: ['merchant', transaction.id],
        queryFn: () => load(transaction),
        staleTime: Infinity,
      }),
    );
}

function perPage(ask: Ask, transactions: readonly ListedTransaction[]): UseRecord {
  return (transaction, row) => {
    const first = Math.floor(row / PAGE_SIZE) * PAGE_SIZE;
    return toRecord(
      useQuery({
        queryKey: ['merchants', first],
        queryFn: () => ask(transactions.slice(first, first + PAGE_SIZE)),
        select: recordOf(transaction),
        staleTime: Infinity,
      }),
    );
  };
}

export function batshitLoad(ask: Ask): Load {
  const batcher = create<Records, Transaction, MerchantRecord>({
    fetcher: (batch) => ask(batch),
    resolver: (records, transaction) => recordOf(transaction)(records),
    scheduler: windowedFiniteBatchScheduler({ windowMs: WINDOW_MS, maxBatchSize: PAGE_SIZE }),
  });
  return (transaction) => batcher.fetch(transaction);
}

export function dataLoaderLoad(ask: Ask): Load {
  const loader = new DataLoader<Transaction, MerchantRecord>(
    async (batch) => {
      const records = await ask(batch);
      return batch.map((transaction) => recordOf(transaction)(records));
    },
    { maxBatchSize: PAGE_SIZE },
  );
  return (transaction) => loader.load(transaction);
}

const recordOf =
  ({ id }: Transaction) =>
  (records: Records): MerchantRecord => {
    const record = records[id]?.[0];
    if (!record) throw new Error(`expected a record for ${id}, but got none`);
    return record;
  };

function toRecord({ status, data }: UseQueryResult<MerchantRecord>): ReturnType<UseRecord> {
  const shown = { success: 'matched', error: 'failed', pending: 'pending' } as const;
  return { status: shown[status], merchant: data };
}
