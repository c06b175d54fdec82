import type { RequestOptions } from '../../service/types.js';

/**
 * What makes a lookup's key. One object shared by provider, prefetch and query options, or hydration asks twice.
 */
export interface MerchantConfig {
  /** The account or tenant whose answers these are: never shared across. */
  scope?: string | undefined;
  /**
   * `content` (default): rows whose sent fields are equal share one lookup. `transaction`: one lookup per id, for contracts
   * that license data per transaction.
   */
  identity?: 'content' | 'transaction' | undefined;
  /** Options of every request; `type` defaults to `restrictive`. */
  request?: RequestOptions | undefined;
}
