import type { RequestOptions } from '../service/types.js';

/** What makes a lookup's key. Share one object between provider, prefetch and query options. */
export interface MerchantConfig {
  /** The account or tenant that the results belong to. Results are never shared across scopes. */
  scope?: string | undefined;
  /**
   * What makes two rows the same lookup. `content` (default): equal sent fields, because the results
   * stay with one customer, in this page. (The gateway, which stores results of many, defaults to
   * `transaction`.)
   * `transaction`: one lookup per id, for contracts that license data per transaction.
   */
  identity?: 'content' | 'transaction' | undefined;
  /** Options of every request; `type` defaults to `restrictive`. */
  request?: RequestOptions | undefined;
  /**
   * True: a row whose details have been opened shows the `extended` record that these have loaded.
   * False, the default: a row shows what its own `type` has, whether somebody has opened it or not.
   */
  fullest?: boolean | undefined;
}
