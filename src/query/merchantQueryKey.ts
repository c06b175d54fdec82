import type { RequestOptions, RequestType } from '../contract/types.js';

/** Library first, so that `setQueryDefaults([MERCHANT_QUERY_ROOT])` reaches every lookup. */
export const MERCHANT_QUERY_ROOT = 'merchantry';

/** Root, scope, type, the other request options, hash of the sent fields. Holds no raw bank text. */
export type MerchantQueryKey = readonly [
  root: typeof MERCHANT_QUERY_ROOT,
  scope: string,
  type: RequestType,
  options: Readonly<Omit<RequestOptions, 'type'>>,
  content: string,
];

/** The key under which the answer to one lookup stands in the app's `QueryClient`. */
export function merchantQueryKey(
  scope: string | undefined,
  { type, ...options }: RequestOptions & { type: RequestType },
  content: string,
): MerchantQueryKey {
  return [MERCHANT_QUERY_ROOT, scope ?? '', type, options, content];
}
