import type { Lookup } from '../batch/Planner.js';
import { toWireTransaction } from '../contract/toWireTransaction.js';
import type { RequestType, Transaction } from '../contract/types.js';
import { hash128 } from './hash128.js';
import type { MerchantConfig } from './MerchantConfig.js';
import { type MerchantQueryKey, merchantQueryKey } from './merchantQueryKey.js';

/** A lookup and the place of its answer in the cache. */
export interface KeyedLookup extends Lookup {
  readonly queryKey: MerchantQueryKey;
}

/** Rows are immutable, as React wants them: each is read once per config and type. */
const made = new WeakMap<Transaction, KeyedLookup & { config: MerchantConfig }>();
const NO_CONFIG: MerchantConfig = {};

/** What is asked for a row, reduced and masked as it will be sent, with the key of its content. */
export function createLookup(
  row: Transaction,
  config: MerchantConfig = NO_CONFIG,
  type: RequestType = config.request?.type ?? 'restrictive',
): KeyedLookup {
  const known = made.get(row);
  if (known?.config === config && known.options.type === type) return known;
  const transaction = toWireTransaction(row);
  const { id, ...content } = transaction;
  const identity = config.identity === 'transaction' ? transaction : content;
  const options = { ...config.request, type };
  // The wire form has its fields in one order, however the host wrote them.
  const queryKey = merchantQueryKey(config.scope, options, hash128(JSON.stringify(identity)));
  const lookup = { key: JSON.stringify(queryKey), transaction, options, queryKey, config };
  made.set(row, lookup);
  return lookup;
}
