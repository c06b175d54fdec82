import { hashKey } from '@tanstack/react-query';
import type { Lookup, RequestGroup } from '../../planner/types.js';
import { wireOptions } from '../../service/request/createListRequest.js';
import { hash128 } from '../../service/request/hash128.js';
import { hasUsableName, toWireTransaction } from '../../service/request/toWireTransaction.js';
import type { RequestOptions, RequestType, Transaction } from '../../service/types.js';
import { remember } from '../../utils/remember.js';
import type { MerchantConfig } from '../config.js';

/**
 * The first part of every key, so that `setQueryDefaults(['merchantry'])` applies to every merchant
 * query.
 */
export const MERCHANT_QUERY_ROOT = 'merchantry';

/**
 * Key of a merchant query. Keys reach devtools, logs and storage, so raw bank text and scope are
 * only in one hash, salted with the scope.
 */
export type MerchantQueryKey = readonly [
  root: typeof MERCHANT_QUERY_ROOT,
  type: RequestType,
  options: Readonly<Omit<RequestOptions, 'type'>>,
  content: string,
];

/** A row's lookup, and the key of the query that holds its result. */
export interface QueryLookup extends Lookup {
  readonly scope: string;
  /** `MerchantConfig.fullest`. */
  readonly isFullest: boolean;
  readonly queryKey: MerchantQueryKey;
}

const NO_CONFIG: MerchantConfig = {};

/** What all lookups of a config and type have in common. */
interface LookupKind {
  readonly queryKey: readonly [
    typeof MERCHANT_QUERY_ROOT,
    RequestType,
    Omit<RequestOptions, 'type'>,
  ];
  /**
   * The constant beginning of the hash of `queryKey`, so that the options are hashed once, not for
   * each row.
   */
  readonly keyStart: string;
  readonly group: RequestGroup;
}

const kinds = new WeakMap<MerchantConfig, Map<RequestType, LookupKind>>();

function createKind(config: MerchantConfig, type: RequestType): LookupKind {
  const options = wireOptions(config.request);
  const queryKey = [MERCHANT_QUERY_ROOT, type, options] as const;
  const requestOptions = { ...options, type };
  const group = {
    key: hashKey([requestOptions]),
    options: requestOptions,
  };
  return { queryKey, keyStart: hashKey(queryKey).slice(0, -1), group };
}

/** Rows are immutable, so each is masked and hashed once per config and type. */
const known = new WeakMap<Transaction, Map<string, { config: object; lookup: QueryLookup }>>();

/**
 * Creates the lookup of a row: its transaction, reduced and masked for sending, and the key of its
 * content.
 */
export function createLookup(
  row: Transaction,
  config: MerchantConfig = NO_CONFIG,
  type: RequestType = config.request?.type ?? 'restrictive',
): QueryLookup {
  const byType = remember(known, row, () => new Map());
  const last = byType.get(type);
  if (last?.config === config) return last.lookup;
  const { scope = '', identity, fullest = false } = config;
  const ofConfig = remember(kinds, config, () => new Map<RequestType, LookupKind>());
  const kind = remember(ofConfig, type, () => createKind(config, type));
  const transaction = toWireTransaction(row);
  const { id, ...content } = transaction;
  const identified = identity === 'transaction' ? transaction : content;
  const hash = hash128(JSON.stringify([scope, identified]));
  const lookup: QueryLookup = {
    key: `${kind.keyStart},"${hash}"]`,
    scope,
    isFullest: fullest,
    queryKey: [...kind.queryKey, hash],
    transaction,
    result: hasUsableName(transaction)
      ? undefined
      : { status: 'unmatched', merchants: [], lookupId: id },
    group: kind.group,
  };
  byType.set(type, { config, lookup });
  return lookup;
}
