import type { Lookup, RequestGroup } from '../planner/types.js';
import { hasUsableName, jsonBytes } from '../service/request/toWireTransaction.js';
import { toResult } from '../service/response/MerchantResult.js';
import type { RequestOptions, RequestType, Transaction } from '../service/types.js';
import type { Keys } from './keys.js';

/** One row's question, under names that hold nothing of the row. */
export interface GatewayLookup extends Lookup {
  /** Where its result is stored. The braces keep a scope together in a cluster of stores. */
  readonly storeKey: string;
}

export type WireOptions = RequestOptions & { type: RequestType };

/** Whose lookups these are: results and requests are shared within it only. */
export interface Circle {
  /** A hash. */
  readonly name: string;
  /** Whether rows of equal content but different ids are one lookup. */
  readonly isShared: boolean;
}

/** What all scopes have in common where `sharing` is `content`. */
const EVERYBODY = '';

export function circleOf(scope: string, sharing: 'transaction' | 'content', keys: Keys): Circle {
  const isShared = sharing === 'content';
  // As JSON, because UTF-8 has no lone surrogates.
  return { name: keys.digest(`scope:${JSON.stringify(isShared ? EVERYBODY : scope)}`), isShared };
}

/** Begins the store keys of all results of a circle. */
export const storePrefix = ({ name }: Circle): string => `{${name}}:`;

/**
 * The lookup of a row that has passed `readRows`. The service sees a hash as its id: the bank's ids
 * are unique in one request only, and one request to the service may carry rows of several.
 */
export function createGatewayLookup(
  row: Transaction,
  { circle, group, keys }: { circle: Circle; group: RequestGroup; keys: Keys },
): GatewayLookup {
  const { id, ...content } = row;
  const { type, ...options } = group.options;
  // Without the type: a stored extended record may answer a restrictive request, too.
  const asked = JSON.stringify([circle.name, options, circle.isShared ? content : row]);
  const serviceId = keys.digest(asked);
  const transaction = { ...row, id: serviceId };
  let bytes: number | undefined;
  return {
    key: `${type} ${serviceId}`,
    storeKey: `${storePrefix(circle)}${serviceId}`,
    transaction,
    result: hasUsableName(row) ? undefined : toResult([], id),
    // Counted for rows that are sent: most are stored.
    get bytes() {
      bytes ??= jsonBytes(JSON.stringify(transaction));
      return bytes;
    },
    group,
  };
}

/** What rows of equal options have in common. */
export function createGroup(options: WireOptions): RequestGroup {
  // The type is always last, and the options in the order in which they came.
  const key = JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key, options, bytes: jsonBytes(JSON.stringify({ ...options, transactions: [] })) };
}
