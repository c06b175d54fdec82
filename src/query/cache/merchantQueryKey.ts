import { hashKey } from '@tanstack/react-query';
import type { RequestOptions, RequestType } from '../../service/types.js';

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

/** The frame's part of a query's hash. */
export function hashFrame(frame: MerchantFrameKey): string {
  return hashKey([...frame, '']).slice(0, -END.length);
}

/** Of the content, a string, and of the key, an array. */
const END = '"]';

/** A query's hash, as TanStack's `hashKey` makes it: without its price, because a frame is hashed only once. */
export function keyInFrame(frameKey: string, content: string): string {
  return frameKey + content + END;
}

/** Finds the hash of the same row asked as another type. */
export function createSiblingFinder(): (queryKey: MerchantQueryKey, type: RequestType) => string {
  /** Rows come in calls, and those of a call are asked in the same way. */
  let last: { scope: string; type: RequestType; options: unknown; frame: string } | undefined;
  return ({ 1: scope, 3: options, 4: content }, type) => {
    if (last?.scope !== scope || last.type !== type || last.options !== options) {
      const frame = hashFrame([MERCHANT_QUERY_ROOT, scope, type, options]);
      last = { scope, type, options, frame };
    }
    return keyInFrame(last.frame, content);
  };
}
