import type { MerchantConfig } from 'merchantry';

/**
 * Shared by the server's prefetch and the browser's provider: a merchant is cached under what was
 * asked for.
 */
export const merchantConfig: MerchantConfig = { request: { type: 'extended' } };
