'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useRecordImage } from '../display/images/useRecordImage.js';
import { useDisplay } from '../display/useDisplay.js';
import type { MerchantPicture } from '../display/useMerchantView.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { describeCategory } from '../view/describeCategory.js';
import type { Tile } from '../view/describeRow.js';
import { describeTile, type TileBadge } from '../view/describeTile.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';
import { renderGlyph } from './renderGlyph.js';
import { renderPicture } from './renderPicture.js';

export interface MerchantLogoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Gives the letter while the merchant is not known, the person, and the badge of its state. */
  transaction?: Transaction | ListedTransaction | undefined;
  /** Passes over logos with a lower `logoScore`. No default: the scale is not documented. */
  minLogoScore?: number | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 44;

/**
 * What stands for a merchant: the first of `logoImg`, `img`, brand and parent that may be shown and
 * loads, else the glyph of the category on its hue, else a letter. A person of the transaction
 * (`counterparty`) is round, with a portrait or initials. Renders a `<span aria-hidden>`: the name
 * stands beside it. State: `data-hue` (a `Hue`), `data-kind` (`category` for a category picture,
 * `person`), `data-dim` while the transaction is pending, and on the image `data-loaded`. Part
 * `-badge`, with `data-badge`, says what has become of the transaction.
 */
export const MerchantLogo = forwardRef<HTMLSpanElement, MerchantLogoProps>(function MerchantLogo(
  { merchant: json, transaction, minLogoScore, ...rest },
  ref,
) {
  const { icons, messages, categoryPictures } = useDisplay();
  const merchant = parseMerchant(json);
  const category = describeCategory(merchant, { transaction, messages, icons });
  const tile = describeTile(merchant, transaction, { category, categoryPictures, minLogoScore });
  const picture = useRecordImage(tile.images);
  return renderLogo({ tile: { ...tile, picture } }, { ...rest, ref });
});

/** The element of `MerchantLogo`. */
export function renderLogo(
  { tile }: { tile: Tile<ReactNode, MerchantPicture> },
  props?: ComponentPropsWithRef<'span'>,
): ReactElement {
  const { hue, letter, isPerson, icon, picture, badge, isDim } = tile;
  const kind = isPerson ? 'person' : picture?.['data-kind'];
  return (
    <span
      aria-hidden="true"
      data-hue={picture && !isPerson ? 'neutral' : hue}
      data-kind={kind}
      data-dim={isDim ? '' : undefined}
      {...props}
      className={clsx('mry-MerchantLogo', props?.className)}
    >
      {icon && !picture
        ? renderGlyph(icon, 'mry-MerchantLogo-icon')
        : kind !== 'category' && letter}
      {picture && renderPicture(picture, 'mry-MerchantLogo-image', INTRINSIC_SIZE)}
      {badge && (
        <svg
          aria-hidden="true"
          className="mry-MerchantLogo-badge"
          data-badge={badge}
          viewBox="0 0 14 14"
        >
          <path d={BADGES[badge]} />
        </svg>
      )}
    </span>
  );
}

/** Path data on a 14 by 14 grid, for a stroke of 1.4. */
const BADGES: Readonly<Record<TileBadge, string>> = {
  clock: 'M7 4v3.25l2 1.25',
  back: 'M5.6 4.2 3.6 6.2l2 2M3.9 6.2h4a1.9 1.9 0 0 1 0 3.8h-1.4',
  calendar: 'M4.2 4.6h5.6v5.2H4.2zM5.6 3.4v1.6M8.4 3.4v1.6',
  loop: 'M10.2 6.1A3.4 3.4 0 0 0 4.3 4.9M3.8 7.9a3.4 3.4 0 0 0 5.9 1.2M4.1 3.2v1.9H6M9.9 10.8V8.9H8',
};
