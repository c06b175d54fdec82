import type { MerchantRecord, Transaction } from '../service/types.js';
import { cleanText } from './cleanText.js';

/** The name to show: the merchant's, otherwise the bank's raw text, both cleaned. Undefined when both are blank. */
export function merchantName(
  merchant: MerchantRecord | undefined,
  transaction: Transaction | undefined,
): string | undefined {
  return cleanText(merchant?.name) ?? cleanText(transaction?.merchant_name);
}
