import type { Lookup, RequestGroup } from '../planner/types.js';
import { hasUsableName } from '../service/request/toWireTransaction.js';
import { toResult } from '../service/response/MerchantResult.js';
import type { RequestOptions, RequestType, Transaction } from '../service/types.js';
import type { Keys } from './keys.js';

/** One row's lookup, under names that reveal nothing of the row. */
export interface GatewayLookup extends Lookup {
  /** Store key of its result. The braces are the hash tag of a Redis Cluster. */
  readonly storeKey: string;
  /** Store key of its scope's epoch; undefined if all scopes share results. */
  readonly epochKey: string | undefined;
  /** Its id in requests to the service. */
  readonly serviceId: string;
}

type WireOptions = RequestOptions & { type: RequestType };

/** The tenant within which lookups share results and requests. */
export interface SharingScope {
  /** Hashed. */
  readonly name: string;
  /** Whether rows of equal content but different ids are one lookup. */
  readonly isShared: boolean;
}

/** Name shared by all scopes if `identity` is `content`. */
const EVERYBODY = '';

export function sharingScopeOf(
  scope: string,
  identity: 'transaction' | 'content',
  keys: Keys,
): SharingScope {
  const isShared = identity === 'content';
  // As JSON, because UTF-8 cannot encode lone surrogates.
  return { name: keys.digest(`scope:${JSON.stringify(isShared ? EVERYBODY : scope)}`), isShared };
}

/**
 * The store key of a scope's epoch, a random text. Stored results are valid for one epoch, so a new
 * one makes all of them unreadable at once.
 */
export const epochKeyOf = (sharingScope: SharingScope): string | undefined =>
  sharingScope.isShared ? undefined : `${storePrefix(sharingScope)}epoch`;

/** Prefix of the store keys of a scope's results, which keeps them in one cluster slot. */
const storePrefix = ({ name }: SharingScope): string => `{${name}}:`;

/** If all scopes share results, this is the whole cache, so its keys are spread over 64 slots. */
const sharedKey = ({ name }: SharingScope, id: string): string => `{${name}${id.charAt(0)}}:${id}`;

/**
 * Creates the lookups of rows that have passed `readRows`. Their ids to the service are hashes: the
 * bank's ids are unique only within one request, and one request to the service may combine rows of
 * several.
 */
export function createLookupMaker({ sharingScope, group, keys }: LookupContext) {
  const { type: _, ...options } = group.options;
  // Excludes the type, because a stored extended record may also answer a restrictive request.
  const start = `${JSON.stringify([sharingScope.name, options])} `;
  const prefix = storePrefix(sharingScope);
  const epochKey = epochKeyOf(sharingScope);
  return (row: Transaction): GatewayLookup => {
    const content = sharingScope.isShared ? { ...row, id: undefined } : row;
    const serviceId = keys.digest(start + JSON.stringify(content));
    const storeKey = sharingScope.isShared
      ? sharedKey(sharingScope, serviceId)
      : prefix + serviceId;
    return {
      key: `${group.options.type} ${serviceId}`,
      serviceId,
      storeKey,
      epochKey,
      group,
      transaction: { ...row, id: serviceId },
      result: hasUsableName(row) ? undefined : toResult([], row.id),
    };
  };
}

interface LookupContext {
  sharingScope: SharingScope;
  group: RequestGroup;
  keys: Keys;
}

/** The group of rows with equal options. */
export function createGroup(options: WireOptions): RequestGroup {
  // `options` has the type last and the rest in order of arrival, so they are sorted.
  const key = JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key, options };
}
