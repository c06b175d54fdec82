import type { Lookup, RequestGroup } from '../planner/types.js';
import { hasUsableName } from '../service/request/toWireTransaction.js';
import { toResult } from '../service/response/MerchantResult.js';
import type { RequestOptions, RequestType, Transaction } from '../service/types.js';
import type { Keys } from './keys.js';

/** One row's question, under names that hold nothing of the row. */
export interface GatewayLookup extends Lookup {
  /** Where its result is stored. The braces are the hash tag of a Redis Cluster. */
  readonly storeKey: string;
  /** Where the epoch of its scope is stored; undefined for what all scopes share. */
  readonly epochKey: string | undefined;
  /** The id under which the service sees it. */
  readonly serviceId: string;
}

export type WireOptions = RequestOptions & { type: RequestType };

/** Whose lookups these are: results and requests are shared within it only. */
export interface Circle {
  /** A hash. */
  readonly name: string;
  /** Whether rows of equal content but different ids are one lookup. */
  readonly isShared: boolean;
}

/** What all scopes have in common where `identity` is `content`. */
const EVERYBODY = '';

export function circleOf(scope: string, identity: 'transaction' | 'content', keys: Keys): Circle {
  const isShared = identity === 'content';
  // As JSON, because UTF-8 has no lone surrogates.
  return { name: keys.digest(`scope:${JSON.stringify(isShared ? EVERYBODY : scope)}`), isShared };
}

/**
 * A scope's stored results count for one epoch: a random text under this key. Another one makes all
 * of them unreadable at once.
 */
export const epochKeyOf = (circle: Circle): string | undefined =>
  circle.isShared ? undefined : `${storePrefix(circle)}epoch`;

/** Begins the store keys of all results of a scope, which a cluster so keeps in one slot. */
const storePrefix = ({ name }: Circle): string => `{${name}}:`;

/** What all scopes share is the whole cache: its keys are spread over 64 slots. */
const sharedKey = ({ name }: Circle, id: string): string => `{${name}${id.charAt(0)}}:${id}`;

/**
 * Makes the lookups of rows that have passed `readRows`. The service sees a hash as their id: the
 * bank's ids are unique in one request only, and one request to the service may carry rows of
 * several.
 */
export function createLookupMaker({ circle, group, keys }: LookupContext) {
  const { type: _, ...options } = group.options;
  // Without the type: a stored extended record may answer a restrictive request, too.
  const start = `${JSON.stringify([circle.name, options])} `;
  const prefix = storePrefix(circle);
  const epochKey = epochKeyOf(circle);
  return (row: Transaction): GatewayLookup => {
    const content = circle.isShared ? { ...row, id: undefined } : row;
    const serviceId = keys.digest(start + JSON.stringify(content));
    const storeKey = circle.isShared ? sharedKey(circle, serviceId) : prefix + serviceId;
    return new RowLookup(row, { serviceId, storeKey, epochKey, group });
  };
}

/** What is only sent is made when it is: most rows are stored. */
class RowLookup implements GatewayLookup {
  readonly key: string;
  readonly serviceId: string;
  readonly storeKey: string;
  readonly epochKey: string | undefined;
  readonly group: RequestGroup;
  readonly result: GatewayLookup['result'];
  readonly #row: Transaction;
  #transaction: Transaction | undefined;

  constructor(
    row: Transaction,
    {
      serviceId,
      storeKey,
      epochKey,
      group,
    }: Pick<GatewayLookup, 'serviceId' | 'storeKey' | 'epochKey' | 'group'>,
  ) {
    this.key = `${group.options.type} ${serviceId}`;
    this.serviceId = serviceId;
    this.storeKey = storeKey;
    this.epochKey = epochKey;
    this.group = group;
    this.result = hasUsableName(row) ? undefined : toResult([], row.id);
    this.#row = row;
  }

  get transaction(): Transaction {
    this.#transaction ??= { ...this.#row, id: this.serviceId };
    return this.#transaction;
  }
}

interface LookupContext {
  circle: Circle;
  group: RequestGroup;
  keys: Keys;
}

/** What rows of equal options have in common. */
export function createGroup(options: WireOptions): RequestGroup {
  // The type is always last, and the options in the order in which they came.
  const key = JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key, options };
}
