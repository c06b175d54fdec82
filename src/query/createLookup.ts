import type { Lookup } from '../batch/Planner.js';
import { toWireTransaction } from '../contract/toWireTransaction.js';
import type { RequestType, Transaction } from '../contract/types.js';
import { hash128 } from './hash128.js';
import { type LookupFrame, lookupFrame } from './lookupFrame.js';
import type { MerchantConfig } from './MerchantConfig.js';
import { keyInFrame, type MerchantQueryKey } from './merchantQueryKey.js';

/** A lookup and the place of its answer in the cache. */
export interface KeyedLookup extends Lookup {
  /** The query's hash: what TanStack's `hashKey` makes of `queryKey`. */
  readonly key: string;
  readonly queryKey: MerchantQueryKey;
}

interface MadeLookup extends KeyedLookup {
  readonly frame: LookupFrame;
}

/** Rows are immutable, as React wants them: each is read once per config and type. */
const made = new WeakMap<Transaction, MadeLookup>();
const NO_CONFIG: MerchantConfig = {};

/** What is asked for a row, reduced and masked as it will be sent, with the key of its content. */
export function createLookup(
  row: Transaction,
  config: MerchantConfig = NO_CONFIG,
  type: RequestType = config.request?.type ?? 'restrictive',
): KeyedLookup {
  const frame = lookupFrame(config, type);
  const known = made.get(row);
  if (known?.frame === frame) return known;
  const transaction = toWireTransaction(row);
  const identity =
    config.identity === 'transaction' ? transaction : { ...transaction, id: undefined };
  // The wire form has its fields in one order, however the host wrote them.
  const content = hash128(JSON.stringify(identity));
  const [root, scope, , options] = frame.queryKey;
  const lookup: MadeLookup = {
    key: keyInFrame(frame.key, content),
    transaction,
    options: frame.options,
    queryKey: [root, scope, type, options, content],
    frame,
  };
  made.set(row, lookup);
  return lookup;
}
