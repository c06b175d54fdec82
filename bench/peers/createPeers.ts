import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { create, windowedFiniteBatchScheduler } from '@yornaath/batshit';
import DataLoader from 'dataloader';
import type { ListedTransaction, MerchantRecord, Transaction } from '../../src/index.js';
import type { PeerName, Records, RequestRecords, UseRecord } from './Peer.js';

const PAGE_SIZE = 25;

/** The window in batshit's examples. */
const WINDOW_MS = 10;

type Load = (transaction: Transaction) => Promise<MerchantRecord>;

/** The alternatives to Merchantry, each with its own defaults and at most 25 rows per request. */
export function createPeers(
  requestRecords: RequestRecords,
  transactions: readonly ListedTransaction[],
): Record<PeerName, UseRecord> {
  return {
    'useQuery per row': perRow((transaction) =>
      requestRecords([transaction]).then(recordOf(transaction)),
    ),
    'useQuery + batshit, 25': perRow(batshitLoad(requestRecords)),
    'useQuery + DataLoader, 25': perRow(dataLoaderLoad(requestRecords)),
    'one query per page of 25': perPage(requestRecords, transactions),
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

function perPage(
  requestRecords: RequestRecords,
  transactions: readonly ListedTransaction[],
): UseRecord {
  return (transaction, row) => {
    const first = Math.floor(row / PAGE_SIZE) * PAGE_SIZE;
    return toRecord(
      useQuery({
        queryKey: ['merchants', first],
        queryFn: () => requestRecords(transactions.slice(first, first + PAGE_SIZE)),
        select: recordOf(transaction),
        staleTime: Infinity,
      }),
    );
  };
}

export function batshitLoad(requestRecords: RequestRecords): Load {
  const batcher = create<Records, Transaction, MerchantRecord>({
    fetcher: (batch) => requestRecords(batch),
    resolver: (records, transaction) => recordOf(transaction)(records),
    scheduler: windowedFiniteBatchScheduler({ windowMs: WINDOW_MS, maxBatchSize: PAGE_SIZE }),
  });
  return (transaction) => batcher.fetch(transaction);
}

export function dataLoaderLoad(requestRecords: RequestRecords): Load {
  const loader = new DataLoader<Transaction, MerchantRecord>(
    async (batch) => {
      const records = await requestRecords(batch);
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
  const statuses = { success: 'matched', error: 'failed', pending: 'pending' } as const;
  return { status: statuses[status], merchant: data };
}
