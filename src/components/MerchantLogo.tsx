'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  forwardRef,
  type ReactElement,
} from 'react';
import { useRecordImage } from '../display/images/useRecordImage.js';
import { useDisplay } from '../display/useDisplay.js';
import type { RowView } from '../display/useRowView.js';
import { iconFor } from '../record/iconFor.js';
import { merchantName } from '../record/merchantName.js';
import { monogram } from '../record/monogram.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { logoImages } from '../view/images/recordImages.js';
import { renderGlyph } from './renderGlyph.js';
import { renderPicture } from './renderPicture.js';

export interface MerchantLogoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Gives the monogram while the merchant is not known. */
  transaction?: Transaction | undefined;
  /** Passes over logos with a lower `logoScore`. No default: the scale is not documented. */
  minLogoScore?: number | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 44;

/**
 * The merchant's picture: the first of `logoImg`, `img`, brand, parent, category picture, own
 * category icon and monogram that may be shown and loads. Renders a `<span aria-hidden>`: the name
 * stands beside it. State: `data-hue` (a `Hue`), `data-kind="category"` for a category picture, and on
 * the image `data-loaded`.
 */
export const MerchantLogo = forwardRef<HTMLSpanElement, MerchantLogoProps>(function MerchantLogo(
  { merchant: json, transaction, minLogoScore, ...rest },
  ref,
) {
  const { icons } = useDisplay();
  const merchant = parseMerchant(json);
  const logo = {
    monogram: monogram(merchantName(merchant, transaction) ?? ''),
    picture: useRecordImage(logoImages(merchant, minLogoScore)),
    icon: iconFor(merchant, undefined, icons),
  };
  return renderLogo(logo, { ...rest, ref });
});

/** The element of `MerchantLogo`. */
export function renderLogo(
  { monogram: { letter, hue }, picture, icon }: Pick<RowView, 'monogram' | 'picture' | 'icon'>,
  props?: ComponentPropsWithRef<'span'>,
): ReactElement {
  const kind = picture?.['data-kind'];
  return (
    <span
      aria-hidden="true"
      data-hue={hue}
      data-kind={kind}
      {...props}
      className={clsx('mry-MerchantLogo', props?.className)}
    >
      {picture
        ? kind === undefined && letter
        : icon && renderGlyph(icon, 'mry-MerchantLogo-icon', letter)}
      {picture && renderPicture(picture, 'mry-MerchantLogo-image', INTRINSIC_SIZE)}
    </span>
  );
}
