import type { MerchantListRequest, RequestOptions, Transaction } from '../types.js';

/** Every option, so that the compiler finds one that was forgotten. */
const OPTION_NAMES: Readonly<Record<Exclude<keyof RequestOptions, 'type'>, true>> = {
  logo_size: true,
  defaultLogo: true,
  language: true,
  additionalInfo: true,
  clearResponse: true,
  forceCacheableFields: true,
};

/**
 * The body of one call. `transactions` must have passed `toWireTransaction`; `type` is `restrictive` unless set, as the
 * interface recommends for lists. An option that is not set is omitted, never sent as null; unknown ones are not sent.
 */
export function createListRequest(
  transactions: readonly Transaction[],
  options: RequestOptions = {},
): MerchantListRequest {
  const set = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(OPTION_NAMES, name) && value !== undefined && value !== null,
  );
  return { type: options.type ?? 'restrictive', ...Object.fromEntries(set), transactions };
}
