'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useRecordImage } from '../display/images/useRecordImage.js';
import { merchantName } from '../record/merchantName.js';
import { monogram } from '../record/monogram.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { logoImages } from '../view/images/recordImages.js';
import { CategoryGlyph } from './CategoryGlyph.js';

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
 * stands beside it. State: `data-hue="0…11"`, `data-kind="category"` for a category picture, and on
 * the image `data-loaded`.
 */
export const MerchantLogo = forwardRef<HTMLSpanElement, MerchantLogoProps>(function MerchantLogo(
  { merchant: json, transaction, minLogoScore, className, ...rest },
  ref,
) {
  const merchant = parseMerchant(json);
  const image = useRecordImage(logoImages(merchant, minLogoScore));
  const isCategory = image !== undefined && image.url === merchant?.categoryImg;
  const { letter, hue } = monogram(merchantName(merchant, transaction) ?? '');
  return (
    <span
      aria-hidden="true"
      data-hue={hue}
      data-kind={isCategory ? 'category' : undefined}
      {...rest}
      ref={ref}
      className={clsx('mry-MerchantLogo', className)}
    >
      {image ? (
        !isCategory && letter
      ) : (
        <CategoryGlyph merchant={merchant} className="mry-MerchantLogo-icon" fallback={letter} />
      )}
      {image && (
        <img
          {...image.props}
          key={image.props.src}
          alt=""
          className="mry-MerchantLogo-image"
          width={INTRINSIC_SIZE}
          height={INTRINSIC_SIZE}
        />
      )}
    </span>
  );
});
