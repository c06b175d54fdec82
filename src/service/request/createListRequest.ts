import type { MerchantListRequest, RequestOptions, Transaction } from '../types.js';

/** An object, so that the compiler finds an option that was forgotten. */
const OPTION_NAMES: Readonly<Record<Exclude<keyof RequestOptions, 'type'>, true>> = {
  logo_size: true,
  defaultLogo: true,
  language: true,
  additionalInfo: true,
  clearResponse: true,
  forceCacheableFields: true,
};

/**
 * The options as they are sent, without `type`: an option that is not set is omitted, never sent as
 * null, and an unknown one is omitted too. Query keys are made of these too, so that equal requests
 * share a key.
 */
export function wireOptions(options: RequestOptions | undefined): RequestOptions {
  const set = Object.entries(options ?? {}).filter(
    ([name, value]) => Object.hasOwn(OPTION_NAMES, name) && value !== undefined && value !== null,
  );
  return Object.fromEntries(set);
}

/**
 * The body of one request. `transactions` must have passed `toWireTransaction`. The default `type`
 * is `restrictive`, as the interface recommends for lists.
 */
export function createListRequest(
  transactions: readonly Transaction[],
  options?: RequestOptions,
): MerchantListRequest {
  return { ...wireOptions(options), type: options?.type ?? 'restrictive', transactions };
}
