import type { FirstMessages } from '../i18n/Messages.js';
import type { CategoryKey } from '../record/categories.js';
import {
  type CategorizedTransaction,
  categoryHue,
  labelKey,
  transactionKey,
} from '../record/categoryKey.js';
import { cleanText } from '../record/cleanText.js';
import { type Icon, iconFor } from '../record/iconFor.js';
import type { Hue } from '../record/monogram.js';
import type { MerchantRecord } from '../service/types.js';

export interface CategoryDescription<Node> {
  /** In no language. */
  key: CategoryKey;
  hue: Hue;
  /** In the reader's language; the record's own words, if the library does not know them. */
  label: string;
  icon: Icon<Node>;
  /** Of the label, where it is not the reader's language. */
  lang: string | undefined;
}

interface CategoryContext<Node> {
  transaction: CategorizedTransaction | undefined;
  fallback?: CategoryKey | undefined;
  messages: FirstMessages;
  icons: Readonly<Record<string, Node>>;
  locale?: string | undefined;
  recordLanguage?: string | undefined;
}

/**
 * The category as a reader sees it: that of the record, else that of the transaction
 * (`categoryKey`), else `fallback`. Undefined where none of them says anything.
 */
export function describeCategory<Node>(
  merchant: MerchantRecord | undefined,
  { transaction, fallback, messages, icons, locale, recordLanguage }: CategoryContext<Node>,
): CategoryDescription<Node> | undefined {
  const known = labelKey(merchant, messages);
  const own = known
    ? undefined
    : (cleanText(merchant?.category) ?? cleanText(merchant?.categories?.[0]));
  const key = known ?? transactionKey(transaction) ?? (own === undefined ? fallback : 'other');
  if (key === undefined) return undefined;
  return {
    key,
    hue: categoryHue(key),
    label: own ?? messages.categories[key],
    icon: iconFor(merchant, key, icons),
    lang: own && recordLanguage !== locale ? recordLanguage : undefined,
  };
}
