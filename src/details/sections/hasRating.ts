import type { MerchantRecord } from '../../service/types.js';

/** Whether `Rating` shows something: a number above 0 and up to 5. */
export function hasRating({ rating }: MerchantRecord): boolean {
  return rating !== undefined && rating > 0 && rating <= 5;
}
