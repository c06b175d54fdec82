import type { MerchantRecord } from '../types.js';

/** What the service answered for one lookup. Plain JSON, so that it can be dehydrated. */
export interface MerchantResult {
  readonly status: 'matched' | 'cleaned' | 'unmatched';
  /** Best first; empty when `unmatched`. */
  readonly merchants: readonly MerchantRecord[];
  /** The id under which the service saw this lookup. */
  readonly lookupId: string;
  /** Response headers kept for reports. */
  readonly receipt?: Readonly<Record<string, string>>;
}
