import {
  describeRowCategory,
  type ShownCategory,
} from '../../components/CategoryIcon/describeCategory.js';
import {
  describeIntermediary,
  type IntermediaryDescription,
} from '../../components/IntermediaryBadge/describeIntermediary.js';
import { describeTile, type TileDescription } from '../../components/MerchantLogo/describeTile.js';
import type {
  HoursDescription,
  HoursDisplay,
} from '../../components/OpeningHours/describeHours.js';
import { describeRating, type RatingDescription } from '../../components/Rating/describeRating.js';
import {
  type AmountDescription,
  describeAmount,
  isIncome,
} from '../../components/TransactionAmount/describeAmount.js';
import {
  type BelowDescription,
  describeBelowAmount,
  readPerson,
} from '../../components/TransactionAmount/describeBelowAmount.js';
import {
  describeSecondLine,
  type SecondLineDescription,
} from '../../components/TransactionAmount/describeSecondLine.js';
import {
  firstAllowedImage,
  type ImageSource,
  type ShownImage,
} from '../../display/images/firstAllowedImage.js';
import type { ImageRules } from '../../display/images/ImagePolicy.js';
import { categoryImages } from '../../display/images/recordImages.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { Messages } from '../../i18n/Messages.js';
import type { Reader } from '../../i18n/Reader.js';
import { cleanText } from '../../record/cleanText.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { merchantName } from '../../record/merchantName.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import type { SourceTerms } from '../../sources/fieldSource.js';
import { recordForRow } from '../../sources/recordForRow.js';
import { describeRowHours } from './describeRowHours.js';
import { describeWhen, type WhenDescription } from './describeWhen.js';

/** The parts of a lookup that a row reads. */
export interface RowLookup {
  readonly status: 'idle' | 'pending' | MerchantResult['status'] | 'failed';
  readonly merchant: MerchantRecord | undefined;
}

const IDLE: RowLookup = { status: 'idle', merchant: undefined };

/** Reduces a cached result to the parts that a row reads; without a result, the row is idle. */
export const toRowLookup = (result: MerchantResult | undefined): RowLookup =>
  result ? { status: result.status, merchant: result.merchants[0] } : IDLE;

/**
 * How the rows around a row are grouped. It shows its own date, unless it is below a heading of its
 * day, and not what its heading says. `own`: by a function of the host app.
 */
export type RowGrouping = 'day' | 'month' | 'category' | 'merchant' | 'none' | 'own';

/** Display settings of a row. `Node` is the type of the host app's icons. */
interface RowDisplay<Node> extends HoursDisplay, Pick<Reader, 'timeZone'> {
  rowHours: 'always' | 'recent' | 'never';
  recordLanguage?: string | undefined;
  icons: Readonly<Record<string, Node>>;
  attributions: Readonly<Record<string, SourceTerms | null>>;
  categoryPictures: 'own' | 'service';
  minLogoScore?: number | undefined;
}

/** Inputs that change while the row stays the same. */
interface RowMoment<Picture> {
  /** Undefined on the server and while hydrating. */
  now: Date | undefined;
  groupedBy?: RowGrouping | undefined;
  rules: ImageRules;
  toPicture: (shown: ShownImage<ImageSource>) => Picture;
}

interface RowHours extends HoursDescription {
  /**
   * Accessible name of the button, including its visible text: "Closed today, Opening hours of
   * Harrow & Vale".
   */
  label: string | undefined;
}

export interface RowDescription<Node, Picture> extends SecondLineDescription {
  groupedBy: RowGrouping;
  /** The row's date; undefined if a heading says it, or if there is none. */
  when: WhenDescription | undefined;
  /** When something above will change, in milliseconds since 1970; `Infinity` for never. */
  changesAt: number;
  status: RowLookup['status'];
  /** The record, without fields of sources that `attributions` keeps out of rows. */
  merchant: MerchantRecord | undefined;
  name: string | undefined;
  /** `transaction`: the bank's raw text. */
  nameSource: 'merchant' | 'counterparty' | 'transaction';
  tile: TileDescription<Node, Picture>;
  category: ShownCategory<Node, Picture>;
  /** Rules by which pictures are chosen. */
  rules: ImageRules;
  /** Pictures that may be shown. */
  images: readonly ImageSource[];
  intermediary: IntermediaryDescription | undefined;
  /** Undefined also for online purchases, and for rows that are not a visit. */
  hours: RowHours | undefined;
  rating: RatingDescription | undefined;
  amount: AmountDescription;
  below: BelowDescription<TileDescription<Node, Picture>> | undefined;
}

/** Describes what a row shows of its transaction and merchant, as plain data. */
export function describeRow<Node, Picture>(
  { status, merchant: json }: RowLookup,
  transaction: Transaction,
  display: RowDisplay<Node>,
  moment: RowMoment<Picture>,
): RowDescription<Node, Picture> {
  const { now, groupedBy = 'day', rules, toPicture } = moment;
  const { messages, attributions, categoryPictures, locale, minLogoScore } = display;
  const merchant = recordForRow(parseMerchant(json), attributions);
  // A transaction of an untyped app may lack amount and date; the row then says so.
  const listed = transaction as ListedTransaction;
  const person = readPerson(listed.counterparty);
  const known = merchantName(merchant, undefined);
  const name = person?.name ?? known ?? merchantName(undefined, transaction);
  const amount = describeAmount(listed, locale);
  const isOwnIncome = isIncome(amount) && !person;
  const kind = { status, isOwnIncome, isPerson: person !== undefined };
  const category = describeRowCategory(merchant, transaction, kind, display);
  const { key, hue, icon, lang } = category;
  const isKnown = key !== 'unidentified';
  const pictureOf = (sources: readonly ImageSource[]) => {
    const picture = firstAllowedImage(sources, rules);
    return picture && toPicture(picture);
  };
  const tileOf = (of: Transaction, record?: MerchantRecord) =>
    describeTile(record, of, { category, categoryPictures, locale, minLogoScore, pictureOf });
  const tile = tileOf(transaction, merchant);
  const below = describeBelowAmount(listed, display, tileOf);
  const portraits = below?.others?.shown ?? [];
  const categoryPicture = isKnown ? categoryImages(merchant, { icon, categoryPictures }) : [];
  const intermediary = describeIntermediary(merchant, messages);
  const isVisit = !person && !NO_VISIT.has(amount.state);
  const hours =
    isVisit && !transaction.online ? describeRowHours(merchant, listed, display, now) : undefined;
  const isDated = groupedBy !== 'day';
  const { words, card, note, receipt, hasTime, startsWithTime } = describeSecondLine(
    listed,
    isOwnIncome,
    display,
    isDated,
  );
  const when = isDated
    ? describeWhen(listed.date, hasTime || groupedBy === 'merchant', display, now)
    : undefined;
  return {
    status,
    merchant,
    name,
    nameSource: person ? 'counterparty' : known === undefined ? 'transaction' : 'merchant',
    tile,
    category: {
      key,
      hue,
      label: (isKnown ? undefined : cleanText(listed.method)) ?? category.label,
      icon,
      lang,
      picture: pictureOf(categoryPicture),
    },
    rules,
    images:
      categoryPicture[0] || portraits[0]
        ? tile.images.concat(categoryPicture, ...portraits.map(({ images }) => images))
        : tile.images,
    intermediary,
    hours: hours && {
      kind: hours.kind,
      text: hours.text,
      changesAt: hours.changesAt,
      label: name && hoursLabel(hours.text, name, messages),
    },
    rating: isVisit ? describeRating(merchant, display) : undefined,
    amount,
    below,
    groupedBy,
    when,
    changesAt: Math.min(hours?.changesAt?.getTime() ?? Infinity, when?.changesAt ?? Infinity),
    words,
    hasTime,
    startsWithTime,
    card,
    note,
    receipt,
  };
}

/**
 * States without a visit: rating and hours are irrelevant before money has moved, or if it never
 * does.
 */
const NO_VISIT: ReadonlySet<AmountDescription['state']> = new Set([
  'pending',
  'declined',
  'scheduled',
]);

/** A button's accessible name must contain its visible text (WCAG 2.5.3). */
function hoursLabel(
  status: string,
  name: string,
  { openingHoursOf, openingHoursNow }: Pick<Messages, 'openingHoursOf' | 'openingHoursNow'>,
): string {
  const label = formatMessage(openingHoursOf, { name });
  return label.includes(status) ? label : formatMessage(openingHoursNow, { status, label });
}
