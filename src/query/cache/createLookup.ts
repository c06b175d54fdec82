import type { Lookup } from '../../planner/types.js';
import { isAskable } from '../../service/request/isAskable.js';
import { jsonBytes } from '../../service/request/jsonBytes.js';
import { toWireTransaction } from '../../service/request/toWireTransaction.js';
import { toResult } from '../../service/response/toResult.js';
import type { RequestType, Transaction } from '../../service/types.js';
import type { MerchantConfig } from '../provider/MerchantConfig.js';
import { hash128 } from './hash128.js';
import { type LookupFrame, lookupFrame } from './lookupFrame.js';
import { keyInFrame, type MerchantQueryKey } from './merchantQueryKey.js';

/** A lookup and the place of its answer in the cache. */
export interface KeyedLookup extends Lookup {
  /** The query's hash: what TanStack's `hashKey` makes of `queryKey`. */
  readonly key: string;
  readonly queryKey: MerchantQueryKey;
  readonly group: LookupFrame;
}

/** Rows are immutable, as React wants them: each is read once per config and type. */
const made = new WeakMap<Transaction, KeyedLookup>();
const NO_CONFIG: MerchantConfig = {};

/** What is asked for a row, reduced and masked as it will be sent, with the key of its content. */
export function createLookup(
  row: Transaction,
  config: MerchantConfig = NO_CONFIG,
  type: RequestType = config.request?.type ?? 'restrictive',
): KeyedLookup {
  const frame = lookupFrame(config, type);
  const known = made.get(row);
  if (known?.group === frame) return known;
  const transaction = toWireTransaction(row);
  // The wire form has its fields in one order, however the host wrote them, and the id is the first.
  const json = JSON.stringify(transaction);
  const idLength = '{"id":'.length + JSON.stringify(transaction.id).length;
  // Not spread: an array that grows keeps room for sixteen more.
  const [root, scope, , options] = frame.queryKey;
  const content = hash128(config.identity === 'transaction' ? json : json.slice(idLength));
  const lookup: KeyedLookup = {
    key: keyInFrame(frame.key, content),
    transaction,
    result: isAskable(transaction) ? undefined : toResult([], transaction.id),
    bytes: jsonBytes(json),
    group: frame,
    queryKey: [root, scope, type, options, content],
  };
  made.set(row, lookup);
  return lookup;
}
