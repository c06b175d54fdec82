import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { type Redact, redactRow, WITHHELD } from '../../service/request/redactRow.js';
import { isResult, type MerchantResult } from '../../service/response/MerchantResult.js';
import type { RequestType, Transaction } from '../../service/types.js';
import type { MerchantConfig } from '../config.js';
import {
  createLookup,
  MERCHANT_QUERY_ROOT,
  type MerchantQueryKey,
  type QueryLookup,
} from './createLookup.js';
import { findQuery } from './merchantQuery.js';

/** Which lookup a row has. */
export interface CachedLookups {
  client: QueryClient;
  config: MerchantConfig;
  type: RequestType | undefined;
}

/** What is known of a row without looking it up. */
export interface CachedLookup {
  /** The fields of the row that may be sent; they determine the lookup. */
  readonly sendable: Transaction;
  /** Undefined for a row that is not looked up. */
  readonly queryKey: MerchantQueryKey | undefined;
  result: MerchantResult | undefined;
}

/**
 * Creates a lookup from the fields that may be sent, for a row that may never be shown. Undefined
 * for a withheld row.
 */
export function createRowLookup(
  sendable: Transaction,
  { config, type }: CachedLookups,
): QueryLookup | undefined {
  // Uses a copy, because a row's lookup is cached as long as the row.
  return sendable === WITHHELD ? undefined : createLookup({ ...sendable }, config, type);
}

/** Reads the lookup of a row, and its result if the cache has one. */
export function readCachedLookup(
  transaction: Transaction,
  lookups: CachedLookups,
  redact: Redact | undefined,
): CachedLookup {
  const sendable = redactRow(transaction, redact);
  const lookup = createRowLookup(sendable, lookups);
  const queryKey = lookup?.result ? undefined : lookup?.queryKey;
  const result = lookup?.result ?? readCachedResult(lookups.client, queryKey);
  return { sendable, queryKey, result };
}

export function readCachedResult(
  client: QueryClient,
  queryKey: MerchantQueryKey | undefined,
): MerchantResult | undefined {
  const data = queryKey && findQuery(client, queryKey)?.state.data;
  return isResult(data) ? data : undefined;
}

/**
 * Calls `onChange` with the hashes in the query keys (`queryKey[3]`) whose results may have changed,
 * once for each commit that shows them. Returns a function that stops it.
 */
export function followCachedResults(
  client: QueryClient,
  isWanted: (content: string) => boolean,
  onChange: (contents: readonly string[]) => void,
): () => void {
  const changed = new Set<string>();
  let isScheduled = false;
  let isOver = false;
  const flush = () => {
    isScheduled = false;
    const contents = [...changed];
    changed.clear();
    if (!isOver) onChange(contents);
  };
  const unsubscribe = client.getQueryCache().subscribe(({ query }) => {
    const [root, , , content] = query.queryKey;
    if (root !== MERCHANT_QUERY_ROOT || !isWanted(content as string)) return;
    changed.add(content as string);
    if (isScheduled) return;
    isScheduled = true;
    // Scheduled with the rows that show the results, in one commit.
    notifyManager.schedule(flush);
  });
  return () => {
    isOver = true;
    unsubscribe();
  };
}
