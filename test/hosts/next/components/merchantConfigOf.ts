import type { MerchantConfig } from 'merchantry';

/** Shared by the server's prefetch and the browser's provider, because it is part of cache keys. */
export function merchantConfigOf(customer: string): MerchantConfig {
  return { scope: customer, request: { type: 'extended' } };
}
