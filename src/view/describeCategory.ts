import type { ListMessages } from '../i18n/Messages.js';
import type { IconName } from '../record/categoryIcons.js';
import { cleanText } from '../record/cleanText.js';
import { mccIcon } from '../record/mccIcon.js';
import type { MerchantRecord, Transaction } from '../service/types.js';

export interface CategoryDescription {
  label: string;
  /** What the merchant category code, or the fallback, says. */
  name: IconName | undefined;
}

/**
 * The category as a reader sees it: the record's label, else that of the merchant category code
 * (ISO 18245), else that of `fallback`. Undefined where none of them says anything.
 */
export function describeCategory(
  merchant: MerchantRecord | undefined,
  {
    transaction,
    fallback,
  }: { transaction: Transaction | undefined; fallback?: IconName | undefined },
  messages: ListMessages,
): CategoryDescription | undefined {
  const name = mccIcon(transaction?.mcc) ?? fallback;
  const own = cleanText(merchant?.category) ?? cleanText(merchant?.categories?.[0]);
  const label = own ?? (name && messages.categories[name]);
  return label === undefined ? undefined : { label, name };
}
