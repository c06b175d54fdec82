import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { RowLookup } from './describeRow.js';

const IDLE: RowLookup = { status: 'idle', merchant: undefined };

/** What a row shows of a result that is in the cache, or of none. */
export const toRowLookup = (result: MerchantResult | undefined): RowLookup =>
  result ? { status: result.status, merchant: result.merchants[0] } : IDLE;
