import type { MerchantRecord, Transaction } from '../service/types.js';
import { cleanText } from './cleanText.js';

/** The merchant's name, else the bank's raw text, cleaned. Undefined if both are blank. */
export function merchantName(
  merchant: MerchantRecord | undefined,
  transaction: Transaction | undefined,
): string | undefined {
  return cleanText(merchant?.name) ?? cleanText(transaction?.merchant_name);
}
