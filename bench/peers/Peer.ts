import type {
  ListedTransaction,
  MerchantLookupStatus,
  MerchantRecord,
  Transaction,
} from '../../src/index.js';

/** The service's response: records by id. */
export type Records = Readonly<Record<string, readonly MerchantRecord[]>>;

/** One request to the service. */
export type RequestRecords = (
  transactions: readonly Transaction[],
  signal?: AbortSignal,
) => Promise<Records>;

/** A hook that loads the merchant of one row, as an app would write it with existing libraries. */
export type UseRecord = (
  transaction: ListedTransaction,
  row: number,
) => { status: MerchantLookupStatus; merchant: MerchantRecord | undefined };

export type PeerName =
  | 'useQuery per row'
  | 'useQuery + batshit, 25'
  | 'useQuery + DataLoader, 25'
  | 'one query per page of 25';
