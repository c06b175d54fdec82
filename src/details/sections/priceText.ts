import type { Messages } from '../../i18n/Messages.js';
import type { MerchantRecord } from '../../service/types.js';

/** How dear the merchant is, in words; undefined for a level that is not 0 to 4. */
export function priceText(
  { price_level: level }: MerchantRecord,
  { priceLevels }: Pick<Messages, 'priceLevels'>,
): string | undefined {
  return level === undefined ? undefined : priceLevels[level];
}
