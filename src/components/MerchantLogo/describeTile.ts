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
  /** Hue of a tile without a picture. */
  hue: Hue;
  /** One letter, or a person's initials. */
  letter: string;
  /** A person's tile is round. */
  isPerson: boolean;
  /** Shown instead of the letter if there is no picture. */
  icon: Icon<Node> | undefined;
  /** Candidates, best first; the first that is allowed and loads is shown. */
  images: readonly ImageSource[];
  /** Result of `pictureOf`. */
  picture: Picture | undefined;
  badge: TileBadge | undefined;
  /** Not booked yet; the tile is dimmed behind its badge. */
  isDim: boolean;
}

interface TileContext<Node, Picture> {
  category: CategoryDescription<Node> | undefined;
  categoryPictures: 'own' | 'service';
  /** The reader's locale, which determines for instance the capital of i. */
  locale?: string | undefined;
  minLogoScore?: number | undefined;
  /** Chooses the image to show. */
  pictureOf?: ((images: readonly ImageSource[]) => Picture | undefined) | undefined;
}

/** Describes the tile before a transaction: a square, or a circle for a person. */
export function describeTile<Node, Picture>(
  merchant: MerchantRecord | undefined,
  transaction: Transaction | ListedTransaction | undefined,
  { category, categoryPictures, locale, minLogoScore, pictureOf }: TileContext<Node, Picture>,
): TileDescription<Node, Picture> {
  // A transaction of an untyped app may contain anything.
  const listed: Partial<ListedTransaction> = transaction ?? {};
  const badge = badgeOf(listed);
  const person = cleanText(listed.counterparty?.name);
  const isPerson = person !== undefined;
  const name = merchantName(merchant, undefined);
  const isKnown = !isPerson && merchant !== undefined && merchant.isClearResponse !== true;
  // A tidied name has a category where the service or the category code says so.
  const icon = isPerson || !merchant ? undefined : category?.icon;
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
