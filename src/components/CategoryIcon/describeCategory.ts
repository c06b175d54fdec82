import type { Messages } from '../../i18n/Messages.js';
import type { CategoryKey, IconName } from '../../record/categories.js';
import {
  type CategorizedTransaction,
  categoryHue,
  isCardPayment,
  labelKey,
  transactionKey,
} from '../../record/categoryKey.js';
import { cleanText } from '../../record/cleanText.js';
import { type Icon, iconFor } from '../../record/iconFor.js';
import type { Hue } from '../../record/monogram.js';
import type { MerchantRecord } from '../../service/types.js';

export interface CategoryDescription<Node> {
  /** Independent of language. */
  key: CategoryKey;
  hue: Hue;
  /** In the reader's language; the record's own text if the library does not know it. */
  label: string;
  icon: Icon<Node>;
  /** Language of the label, if it is not the reader's. */
  lang: string | undefined;
}

interface CategoryContext<Node> {
  transaction: CategorizedTransaction | undefined;
  /** `card`: `unidentified`, but paid by card. */
  fallback?: IconName | undefined;
  messages: Messages;
  icons: Readonly<Record<string, Node>>;
  locale?: string | undefined;
  recordLanguage?: string | undefined;
}

/**
 * The category to show: the record's, else the transaction's (`categoryKey`), else `fallback`.
 * Undefined if there is none.
 */
export function describeCategory<Node>(
  merchant: MerchantRecord | undefined,
  { transaction, fallback, messages, icons, locale, recordLanguage }: CategoryContext<Node>,
): CategoryDescription<Node> | undefined {
  const known = labelKey(merchant, messages);
  const own = known
    ? undefined
    : (cleanText(merchant?.category) ?? cleanText(merchant?.categories?.[0]));
  const found = known ?? transactionKey(transaction) ?? (own === undefined ? fallback : 'other');
  if (found === undefined) return undefined;
  const icon = found === 'unidentified' && isCardPayment(transaction) ? 'card' : found;
  const key = icon === 'card' ? 'unidentified' : icon;
  return {
    key,
    hue: categoryHue(key),
    label: own ?? (icon === 'card' ? messages.cardPayment : messages.categories[key]),
    icon: iconFor(merchant, icon, icons),
    lang: own && recordLanguage !== locale ? recordLanguage : undefined,
  };
}

/** Properties of a row, besides its record, that determine its category. */
interface RowKind {
  /** Status of its lookup. */
  status: string;
  /** Whether it is incoming money that is not from a person. */
  isOwnIncome: boolean;
  isPerson: boolean;
}

/** The category of a list row; there always is one. */
export function describeRowCategory<Node>(
  merchant: MerchantRecord | undefined,
  transaction: CategorizedTransaction,
  { status, isOwnIncome, isPerson }: RowKind,
  display: Omit<CategoryContext<Node>, 'transaction' | 'fallback'>,
): CategoryDescription<Node> {
  const { messages, icons, locale, recordLanguage } = display;
  // Without a merchant, the category of its code would claim too much.
  const coded = status === 'unmatched' && !isPerson ? undefined : transaction;
  const unidentified = isCardPayment(transaction) ? 'card' : 'unidentified';
  const fallback: IconName = isOwnIncome && !merchant ? 'income' : unidentified;
  const context = { transaction: coded, fallback, messages, icons, locale, recordLanguage };
  return describeCategory(merchant, context) as CategoryDescription<Node>;
}

/** A category to show. `Picture` is the type of the service's picture. */
export interface ShownCategory<Node, Picture> extends CategoryDescription<Node> {
  /** Shown instead of the icon. */
  picture: Picture | undefined;
}
