import type { CacheableField, Transaction } from '../service/types.js';

/**
 * Picture sizes, as multiples of `PICTURE_BASE_PX`. The service's specification names `2x` only.
 */
export const LOGO_SIZES = ['1x', '2x', '3x'] as const;

export type LogoSize = (typeof LOGO_SIZES)[number];

/** A validated list request with the service's defaults filled in. */
export interface ListRequest {
  type: 'restrictive' | 'extended';
  logo_size: LogoSize;
  defaultLogo: boolean;
  language: string | undefined;
  additionalInfo: boolean;
  clearResponse: boolean;
  forceCacheableFields: readonly CacheableField[];
  transactions: readonly Transaction[];
}
