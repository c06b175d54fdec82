import { unreadableDate } from '../i18n/readDate.js';
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
import { type CategoryDescription, describeCategory } from './describeCategory.js';
import { describeHours, type HoursDescription, type HoursDisplay } from './describeHours.js';
import { describeIntermediary, type IntermediaryDescription } from './describeIntermediary.js';
import { describeRating, type RatingDescription } from './describeRating.js';
import { describeTile, type TileDescription } from './describeTile.js';
import {
  firstAllowedImage,
  type ImageSource,
  type ShownImage,
} from './images/firstAllowedImage.js';
import type { ImageRules } from './images/ImagePolicy.js';
import { categoryImages } from './images/recordImages.js';
import { type ShownBy, shownFields } from './images/shownFields.js';
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
  categoryPictures: 'own' | 'service';
}

/** What changes while a row stays the same. */
export interface RowMoment<Picture> {
  /** Undefined on the server and in the hydrating render. */
  now: Date | undefined;
  rules: ImageRules;
  /** What shows a picture. The one beside a category's label has no letter behind it. */
  toPicture: (shown: ShownImage<ImageSource>, hasLetter: boolean) => Picture;
}

/** A tile, and its picture. */
export interface Tile<Node, Picture> extends TileDescription<Node> {
  picture: Picture | undefined;
}

export interface ShownCategory<Node, Picture> extends CategoryDescription<Node> {
  /** Instead of the icon. */
  picture: Picture | undefined;
}

export interface RowDescription<Node, Credit, Picture> {
  status: RowLookup['status'];
  /** The record without the fields of sources that `attributions` keeps out of rows. */
  merchant: MerchantRecord | undefined;
  name: string | undefined;
  nameSource: 'merchant' | 'transaction';
  monogram: Monogram;
  tile: Tile<Node, Picture>;
  category: ShownCategory<Node, Picture> | undefined;
  /** Pictures that can be on screen. */
  images: readonly ImageSource[];
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
export function describeRow<Node, Credit extends SourceTerms, Picture>(
  { status, merchant: json }: RowLookup,
  transaction: Transaction,
  display: RowDisplay<Node, Credit>,
  { now, rules, toPicture }: RowMoment<Picture>,
): RowDescription<Node, Credit, Picture> {
  const { messages, icons, attributions, categoryPictures, locale } = display;
  const merchant = recordForRow(parseMerchant(json), attributions);
  const name = merchantName(merchant, transaction);
  const isUnknown = status === 'unmatched';
  // Without a merchant, the category of its code would claim more than is known.
  const category = describeCategory(merchant, {
    transaction: isUnknown ? undefined : transaction,
    fallback: isUnknown ? 'unidentified' : undefined,
    messages,
    icons,
  });
  const shownBy = { rules, icon: category?.icon, categoryPictures };
  const tile = describeTile(merchant, transaction, { category, categoryPictures });
  const picture = firstAllowedImage(tile.images, rules);
  const pictures = category ? categoryImages(merchant, shownBy) : [];
  const categoryPicture = firstAllowedImage(pictures, rules);
  const intermediary = describeIntermediary(merchant, messages);
  const { online } = transaction;
  // A transaction without amount and date says so, as one of an untyped app does.
  const listed = transaction as ListedTransaction;
  const credits = creditsOf(merchant, { category, intermediary, online }, shownBy, attributions);
  return {
    status,
    merchant,
    name,
    nameSource: merchantName(merchant, undefined) === undefined ? 'transaction' : 'merchant',
    monogram: monogram(name ?? ''),
    tile: { ...tile, picture: picture && toPicture(picture, true) },
    category: category && {
      ...category,
      picture: categoryPicture && toPicture(categoryPicture, false),
    },
    images: [...tile.images, ...pictures],
    intermediary,
    hours: online ? undefined : describeHours({ merchant, transaction }, display, now),
    rating: describeRating(merchant, display),
    amount: describeAmount(listed, locale),
    date: unreadableDate(listed.date, MAX_DATE_LENGTH),
    ...credits,
  };
}

const NO_CREDITS = { credits: [], labels: [] };

/** Empty, without further work, in the many apps that have no sources to credit. */
function creditsOf<Credit extends SourceTerms>(
  merchant: MerchantRecord | undefined,
  shown: { category: unknown; intermediary: unknown; online: boolean | undefined },
  shownBy: ShownBy,
  attributions: Readonly<Record<string, Credit | null>>,
): Pick<RowDescription<never, Credit, never>, 'credits' | 'labels'> {
  if (!merchant || Object.keys(attributions).length === 0) return NO_CREDITS;
  // A category's picture is shown beside its label only.
  const parts = shown.category ? ROW_PARTS : ROW_PARTS.filter((part) => part !== 'categoryIcon');
  const viewed = parts.filter(
    (part) =>
      part !== 'rating' &&
      (part !== 'intermediary' || shown.intermediary) &&
      (part !== 'openingHours' || !shown.online),
  );
  const attributionsOf = (of: readonly RowPart[]) =>
    attributionsFor(merchant, shownFields(merchant, of, shownBy), attributions);
  return {
    credits: [...attributionsOf(viewed).values()],
    labels: [...attributionsOf(parts).keys()],
  };
}

const ROW_PARTS = Object.keys(rowFields) as RowPart[];
