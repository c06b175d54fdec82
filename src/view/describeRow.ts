import { unreadableDate } from '../i18n/readDate.js';
import { type Icon, iconFor } from '../record/iconFor.js';
import { merchantName } from '../record/merchantName.js';
import { type Monogram, monogram } from '../record/monogram.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { attributionsFor } from '../sources/attributionsFor.js';
import type { SourceTerms } from '../sources/fieldSource.js';
import { type RowPart, rowFields } from '../sources/partFields.js';
import { recordForRow } from '../sources/recordForRow.js';
import { type AmountDescription, describeAmount } from './describeAmount.js';
import { describeCategory } from './describeCategory.js';
import { describeHours, type HoursDescription, type HoursDisplay } from './describeHours.js';
import { describeIntermediary, type IntermediaryDescription } from './describeIntermediary.js';
import { describeRating, type RatingDescription } from './describeRating.js';
import { firstAllowedImage, type ShownImage } from './images/firstAllowedImage.js';
import type { ImageRules } from './images/ImagePolicy.js';
import { categoryImages, logoImages, type RecordImageSource } from './images/recordImages.js';
import { shownFields } from './images/shownFields.js';
import type { ListedTransaction } from './ListedTransaction.js';

/** What a row reads of a lookup. */
export interface RowLookup {
  readonly status: 'idle' | 'pending' | MerchantResult['status'] | 'failed';
  readonly merchant: MerchantRecord | undefined;
}

/** What a description depends on besides the row. `Node`: an icon of the host app's. */
export interface RowDisplay<Node, Credit extends SourceTerms> extends HoursDisplay {
  icons: Readonly<Record<string, Node>>;
  attributions: Readonly<Record<string, Credit | null>>;
}

/** What changes while a row stays the same. */
export interface RowMoment {
  /** Undefined on the server and in the hydrating render. */
  now: Date | undefined;
  rules: ImageRules;
}

export interface RowDescription<Node, Credit> {
  status: RowLookup['status'];
  /** The record without the fields of sources that `attributions` keeps out of rows. */
  merchant: MerchantRecord | undefined;
  name: string | undefined;
  nameSource: 'merchant' | 'transaction';
  monogram: Monogram;
  picture: ShownImage<RecordImageSource> | undefined;
  /** In the picture's place where there is none; without an icon the monogram's letter stands. */
  icon: Icon<Node> | undefined;
  category: { label: string; icon: Icon<Node> } | undefined;
  categoryPicture: ShownImage<RecordImageSource> | undefined;
  intermediary: IntermediaryDescription | undefined;
  /** Undefined for an online purchase, too. */
  hours: HoursDescription | undefined;
  rating: RatingDescription | undefined;
  amount: AmountDescription;
  /** A date that cannot be read, so that no heading says it. */
  date: string | undefined;
  /** What must be shown beside name, pictures, category, intermediary and hours. */
  credits: readonly Credit[];
  /** Labels of the sources of all that a row can show of the record. */
  labels: readonly string[];
}

/** Characters of a date that is shown as text, so that it fits beside the category on a phone. */
const MAX_DATE_LENGTH = 24;

/** What a row says of its transaction and merchant, as plain data. */
export function describeRow<Node, Credit extends SourceTerms>(
  { status, merchant: json }: RowLookup,
  transaction: Transaction,
  display: RowDisplay<Node, Credit>,
  { now, rules }: RowMoment,
): RowDescription<Node, Credit> {
  const { messages, icons, attributions, locale } = display;
  const merchant = recordForRow(parseMerchant(json), attributions);
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
  const picture = firstAllowedImage(logoImages(merchant), rules);
  const intermediary = describeIntermediary(merchant, messages);
  const { online } = transaction;
  // A transaction without amount and date says so, as one of an untyped app does.
  const listed = transaction as ListedTransaction;
  const parts: RowPart[] = ['logo', 'name', 'category'];
  // A category's picture is shown beside its label only.
  if (category) parts.push('categoryIcon');
  const viewed = [...parts];
  if (intermediary) viewed.push('intermediary');
  if (!online) viewed.push('openingHours');
  const attributionsOf = (of: readonly RowPart[]) =>
    attributionsFor(merchant ?? {}, shownFields(merchant ?? {}, of, rules), attributions);
  const hasCredits = merchant !== undefined && !isEmpty(attributions);
  return {
    status,
    merchant,
    name,
    nameSource: merchantName(merchant, undefined) === undefined ? 'transaction' : 'merchant',
    monogram: monogram(name ?? ''),
    picture,
    icon: picture ? undefined : iconFor(merchant, undefined, icons),
    category: category && {
      label: category.label,
      icon: iconFor(merchant, category.name ?? 'other', icons),
    },
    categoryPicture: category && firstAllowedImage(categoryImages(merchant), rules),
    intermediary,
    hours: online ? undefined : describeHours({ merchant, transaction }, display, now),
    rating: describeRating(merchant, display),
    amount: describeAmount(listed, locale),
    date: unreadableDate(listed.date, MAX_DATE_LENGTH),
    credits: hasCredits ? [...attributionsOf(viewed).values()] : NONE,
    labels: hasCredits ? [...attributionsOf([...parts, ...OTHER_PARTS]).keys()] : NONE,
  };
}

const NONE: readonly never[] = [];
const OTHER_PARTS = (Object.keys(rowFields) as RowPart[]).filter(
  (part) => !['logo', 'name', 'category', 'categoryIcon'].includes(part),
);

function isEmpty(object: object): boolean {
  for (const _ in object) return false;
  return true;
}
