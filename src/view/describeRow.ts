import type { ListMessages } from '../i18n/Messages.js';
import { cleanText } from '../record/cleanText.js';
import { type Icon, iconFor } from '../record/iconFor.js';
import { merchantName } from '../record/merchantName.js';
import { type Monogram, monogram } from '../record/monogram.js';
import { namedIntermediary } from '../record/namedIntermediary.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { attributionsFor } from '../sources/attributionsFor.js';
import type { SourceTerms } from '../sources/fieldSource.js';
import type { RowPart } from '../sources/partFields.js';
import { describeCategory } from './describeCategory.js';
import { firstAllowedImage, type ShownImage } from './images/firstAllowedImage.js';
import type { ImageRules } from './images/ImagePolicy.js';
import { categoryImages, logoImages, type RecordImageSource } from './images/recordImages.js';
import { shownFields } from './images/shownFields.js';

/** What a row reads of a lookup. */
export interface RowLookup {
  readonly status: 'idle' | 'pending' | MerchantResult['status'] | 'failed';
  readonly merchant: MerchantRecord | undefined;
}

/** What a description depends on besides the row. `Node`: an icon of the host app's. */
export interface RowDisplay<Node, Credit extends SourceTerms> {
  messages: ListMessages;
  icons: Readonly<Record<string, Node>>;
  attributions: Readonly<Record<string, Credit | null>>;
  rules: ImageRules;
}

export interface RowDescription<Node, Credit> {
  status: RowLookup['status'];
  name: string | undefined;
  nameSource: 'merchant' | 'transaction';
  monogram: Monogram;
  picture: ShownImage<RecordImageSource> | undefined;
  category: { label: string; icon: Icon<Node> } | undefined;
  categoryPicture: ShownImage<RecordImageSource> | undefined;
  via: string | undefined;
  credits: readonly Credit[];
}

/**
 * What a row says of its merchant, as plain data. `lookup.merchant` must already be without what
 * may not be shown in rows (`recordForRow`).
 */
export function describeRow<Node, Credit extends SourceTerms>(
  { status, merchant }: RowLookup,
  transaction: Transaction,
  { messages, icons, attributions, rules }: RowDisplay<Node, Credit>,
): RowDescription<Node, Credit> {
  const name = merchantName(merchant, transaction);
  const isUnknown = status === 'unmatched';
  // Without a merchant, the category of its code would claim more than is known.
  const category = describeCategory(
    merchant,
    {
      transaction: isUnknown ? undefined : transaction,
      fallback: isUnknown ? 'unidentified' : undefined,
    },
    messages,
  );
  const via = namedIntermediary(merchant)?.name;
  const parts: RowPart[] = ['logo', 'name', 'category'];
  // A category's picture is shown beside its label only.
  if (category) parts.push('categoryIcon');
  if (via !== undefined) parts.push('intermediary');
  if (!transaction.online) parts.push('openingHours');
  const fields = merchant && shownFields(merchant, parts, rules);
  return {
    status,
    name,
    nameSource: cleanText(merchant?.name) ? 'merchant' : 'transaction',
    monogram: monogram(name ?? ''),
    picture: firstAllowedImage(logoImages(merchant), rules),
    category: category && {
      label: category.label,
      icon: iconFor<Node>(merchant, category.name ?? 'other', icons),
    },
    categoryPicture: category && firstAllowedImage(categoryImages(merchant), rules),
    via,
    credits:
      merchant && fields ? [...attributionsFor(merchant, fields, attributions).values()] : [],
  };
}
