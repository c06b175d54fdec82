import { hashKey } from '@tanstack/react-query';
import type { RequestOptions, RequestType } from '../contract/types.js';

/** Library first, so that `setQueryDefaults([MERCHANT_QUERY_ROOT])` reaches every lookup. */
export const MERCHANT_QUERY_ROOT = 'merchantry';

/** Root, scope, type, the other request options, hash of the sent fields. Holds no raw bank text. */
export type MerchantQueryKey = readonly [...MerchantFrameKey, content: string];

/** What the query keys of all rows that are asked in the same way begin with. */
export type MerchantFrameKey = readonly [
  root: typeof MERCHANT_QUERY_ROOT,
  scope: string,
  type: RequestType,
  options: Readonly<Omit<RequestOptions, 'type'>>,
];

/** 32 digits, their quotation marks, comma and bracket. */
const CONTENT_LENGTH = 36;

/** The frame's part of a query's hash. */
export function hashFrame(frame: MerchantFrameKey): string {
  return hashKey(frame).slice(0, -1);
}

/** A query's hash, as TanStack's `hashKey` makes it: without its price, because a frame is hashed only once. */
export function keyInFrame(frameKey: string, content: string): string {
  return `${frameKey},"${content}"]`;
}

/** Finds the hash of the same row asked as another type. */
export function createSiblingFinder(): (
  query: { queryKey: MerchantQueryKey; queryHash: string },
  type: RequestType,
) => string {
  const siblings = new Map<string, string>();
  return ({ queryKey: [root, scope, , options, content], queryHash }, type) => {
    const frame = queryHash.slice(0, -CONTENT_LENGTH);
    let sibling = siblings.get(frame);
    if (sibling === undefined) {
      sibling = hashFrame([root, scope, type, options]);
      siblings.set(frame, sibling);
    }
    return keyInFrame(sibling, content);
  };
}
