import type { MerchantConfig } from 'merchantry';

/** The same for server and browser, because keys of the cache are made with it. */
export const merchantConfigOf = (customer: string): MerchantConfig => ({
  request: { type: 'extended' },
  scope: customer,
});
