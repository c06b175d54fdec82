'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import type { MerchantPicture } from '../../display/images/imageProps.js';
import { readMinLogoScore } from '../../display/images/recordImages.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { useDisplay } from '../../display/useDisplay.js';
import { badges } from '../../record/glyphs.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { describeCategory } from '../CategoryIcon/describeCategory.js';
import { extendElement } from '../markup/extendElement.js';
import { renderGlyph } from '../markup/renderGlyph.js';
import { renderPicture } from '../markup/renderPicture.js';
import { describeTile, type TileDescription } from './describeTile.js';

export interface MerchantLogoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Source of the letter while the merchant is unknown, of the person, and of the state badge. */
  transaction?: Transaction | ListedTransaction | undefined;
  /** Skips logos with a lower `logoScore`. Default: that of `DisplayProvider`. */
  minLogoScore?: number | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 44;

/**
 * The picture of a merchant: the first of `logoImg`, `img`, brand and parent that is allowed and
 * loads, else the category's glyph on its hue, else a letter. A person of the transaction
 * (`counterparty`) is round, with a portrait or initials. Renders a `<span aria-hidden>`, because
 * the name is next to it. State: `data-hue` (a `Hue`, without a picture), `data-kind` (`category`
 * for a category picture, `person`), `data-dim` while the transaction is pending, and `data-loaded`
 * on the image. Part `-badge`, with `data-badge`, shows the transaction's state.
 *
 * `logoImg` and `img` are left out if `logoScore` is below `minLogoScore`. `categoryImg` comes
 * before the glyph with `categoryPictures="service"`, or if the library does not know the category.
 * What is not known is neutral, with the letter of the bank's text. Space is reserved before a
 * picture loads, so nothing moves; a broken one is never visible, and is tried again after ten
 * minutes or when the connection returns.
 */
export const MerchantLogo = /* @__PURE__ */ forwardRef<HTMLSpanElement, MerchantLogoProps>(
  function MerchantLogo({ merchant: json, transaction, minLogoScore, ...rest }, ref) {
    const display = useDisplay();
    const { icons, messages, categoryPictures, locale } = display;
    const merchant = parseMerchant(json);
    const category = describeCategory(merchant, { transaction, messages, icons });
    const tile = describeTile(merchant, transaction, {
      category,
      categoryPictures,
      locale,
      minLogoScore: readMinLogoScore(minLogoScore) ?? display.minLogoScore,
    });
    const picture = useRecordImage(tile.images);
    return extendElement(renderLogo({ ...tile, picture }), { ...rest, ref });
  },
);

/** The element of `MerchantLogo`. */
export function renderLogo(tile: TileDescription<ReactNode, MerchantPicture>) {
  const { hue, letter, isPerson, icon, picture, badge, isDim } = tile;
  const kind = isPerson ? 'person' : picture?.['data-kind'];
  return (
    <span
      aria-hidden="true"
      data-hue={picture && !isPerson ? undefined : hue}
      data-kind={kind}
      data-dim={isDim ? '' : undefined}
      className="mry-MerchantLogo"
    >
      {icon && !picture
        ? renderGlyph(icon, 'mry-MerchantLogo-icon')
        : kind !== 'category' && letter && <span>{letter}</span>}
      {picture && renderPicture(picture, 'mry-MerchantLogo-image', INTRINSIC_SIZE)}
      {badge && (
        <svg
          aria-hidden="true"
          className="mry-MerchantLogo-badge"
          data-badge={badge}
          viewBox="0 0 14 14"
        >
          <path d={badges[badge]} />
        </svg>
      )}
    </span>
  );
}
