import type { RequestOptions } from '../service/types.js';

/**
 * Identity and request options of lookups. Share one object between provider, prefetch and query
 * options.
 */
export interface MerchantConfig {
  /** The account or tenant that the results belong to. Results are never shared across scopes. */
  scope?: string | undefined;
  /**
   * What makes two rows the same lookup. `content` (default): equal sent fields; results stay in
   * this page, with one customer. `transaction`: one lookup per id, for contracts that license data
   * per transaction, and the default of the gateway, which stores results of many customers.
   */
  identity?: 'content' | 'transaction' | undefined;
  /** Options of every request; `type` defaults to `restrictive`. */
  request?: RequestOptions | undefined;
  /**
   * True: a row whose details were opened shows the `extended` record they loaded. False (default):
   * a row always shows the record of its own `type`.
   */
  fullest?: boolean | undefined;
}
