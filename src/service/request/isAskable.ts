import type { Transaction } from '../types.js';

/** Characters that a merchant name must have for the service to look it up. */
const MIN_NAME_LENGTH = 2;

/** Whether a row can be asked at all: its merchant name has at least two characters, blanks around it not counted. */
export function isAskable(transaction: Transaction): boolean {
  const name = transaction.merchant_name?.trim() ?? '';
  // A character takes at most two UTF-16 units.
  return name.length >= 2 * MIN_NAME_LENGTH || Array.from(name).length >= MIN_NAME_LENGTH;
}
