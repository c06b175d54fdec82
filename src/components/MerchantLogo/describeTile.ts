import type { ImageSource } from '../../display/images/firstAllowedImage.js';
import { logoImages } from '../../display/images/recordImages.js';
import { categoryHue, saysCategory } from '../../record/categoryKey.js';
import { cleanText } from '../../record/cleanText.js';
import type { TileBadge } from '../../record/glyphs.js';
import type { Icon } from '../../record/iconFor.js';
import type { ListedTransaction, TransactionState } from '../../record/ListedTransaction.js';
import { merchantName } from '../../record/merchantName.js';
import { type Hue, hueOf, initials, monogramOf, statementMonogram } from '../../record/monogram.js';
import { readRecurrence } from '../../record/readRecurrence.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import type { CategoryDescription } from '../CategoryIcon/describeCategory.js';
import { markedState } from '../TransactionAmount/describeAmount.js';

export interface TileDescription<Node, Picture = unknown> {
  /** Of a tile without a picture. */
  hue: Hue;
  /** One letter, or a person's initials. */
  letter: string;
  /** Round. */
  isPerson: boolean;
  /** Instead of the letter, where no picture is shown. */
  icon: Icon<Node> | undefined;
  /** Best first: what is shown is the first that is allowed and loads. */
  images: readonly ImageSource[];
  /** Of `pictureOf`. */
  picture: Picture | undefined;
  badge: TileBadge | undefined;
  /** Not booked yet: the tile steps back behind its badge. */
  isDim: boolean;
}

interface TileContext<Node, Picture> {
  category: CategoryDescription<Node> | undefined;
  categoryPictures: 'own' | 'service';
  /** Of the reader, whose language says which letter is the capital of an i. */
  locale?: string | undefined;
  minLogoScore?: number | undefined;
  /** What is shown of the images. */
  pictureOf?: ((images: readonly ImageSource[]) => Picture | undefined) | undefined;
}

/** The square, or the round of a person, that stands before a transaction. */
export function describeTile<Node, Picture>(
  merchant: MerchantRecord | undefined,
  transaction: Transaction | ListedTransaction | undefined,
  { category, categoryPictures, locale, minLogoScore, pictureOf }: TileContext<Node, Picture>,
): TileDescription<Node, Picture> {
  // A transaction of an untyped app may say anything.
  const listed: Partial<ListedTransaction> = transaction ?? {};
  const badge = badgeOf(listed);
  const person = cleanText(listed.counterparty?.name);
  const isPerson = person !== undefined;
  const name = merchantName(merchant, undefined);
  const isKnown = !isPerson && merchant !== undefined && merchant.isClearResponse !== true;
  const icon = isKnown ? category?.icon : undefined;
  const hasGlyph = icon !== undefined && (icon.own !== undefined || saysCategory(icon.builtIn));
  const { letter, hue } = isPerson
    ? { letter: initials(person, locale), hue: hueOf(person) }
    : name === undefined
      ? statementMonogram(merchantName(undefined, transaction), locale)
      : monogramOf(name, locale);
  const images: readonly ImageSource[] = isPerson
    ? [{ url: listed.counterparty?.image, for: 'person' }]
    : logoImages(merchant, { icon: category?.icon, categoryPictures, minLogoScore });
  return {
    hue: hasGlyph ? categoryHue(icon.builtIn) : isKnown || isPerson ? hue : 'neutral',
    letter,
    isPerson,
    icon: hasGlyph ? icon : undefined,
    images,
    picture: pictureOf?.(images),
    badge,
    isDim: badge === 'clock',
  };
}

const BADGES: { readonly [State in TransactionState]?: TileBadge } = {
  pending: 'clock',
  refunded: 'back',
  scheduled: 'calendar',
};

function badgeOf(transaction: Partial<ListedTransaction>): TileBadge | undefined {
  const state = markedState(transaction);
  if (state) return BADGES[state];
  return readRecurrence(transaction.recurring) && 'loop';
}
