import type {
  ListedTransaction,
  MerchantLookupStatus,
  MerchantRecord,
  Transaction,
} from '../../src/index.js';

/** What the service's answer holds by id. */
export type Records = Readonly<Record<string, readonly MerchantRecord[]>>;

/** One call to the service. */
export type Ask = (transactions: readonly Transaction[], signal?: AbortSignal) => Promise<Records>;

/** A hook that finds the merchant of one row, as an app would write it with what is there. */
export type UseRecord = (
  transaction: ListedTransaction,
  row: number,
) => { status: MerchantLookupStatus; merchant: MerchantRecord | undefined };

export type PeerName =
  | 'useQuery per row'
  | 'useQuery + batshit, 25'
  | 'useQuery + DataLoader, 25'
  | 'one query per page of 25';
