'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useRecordImage } from '../display/images/useRecordImage.js';
import { useDisplay } from '../display/useDisplay.js';
import type { IconName } from '../record/categoryIcons.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { describeCategory } from '../view/describeCategory.js';
import { categoryImages } from '../view/images/recordImages.js';
import { CategoryGlyph } from './CategoryGlyph.js';

export interface CategoryIconProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Its `mcc` stands in where the record names no category. */
  transaction?: Transaction | undefined;
  /** Shown where neither names one. Without it nothing is rendered. */
  fallback?: IconName | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 16;

/**
 * Icon and label of the category: `categoryImg`, else an icon of the design team's or of the set,
 * else by merchant category code (ISO 18245). The label is always text. Renders a `<span>`; part
 * `-icon`.
 */
export const CategoryIcon = forwardRef<HTMLSpanElement, CategoryIconProps>(function CategoryIcon(
  { merchant: json, transaction, fallback, className, ...rest },
  ref,
) {
  const { messages } = useDisplay();
  const merchant = parseMerchant(json);
  const image = useRecordImage(categoryImages(merchant));
  const category = describeCategory(merchant, { transaction, fallback }, messages);
  if (!category) return null;
  return (
    <span {...rest} ref={ref} className={clsx('mry-CategoryIcon', className)}>
      {image ? (
        <img
          {...image.props}
          key={image.props.src}
          alt=""
          className="mry-CategoryIcon-icon"
          width={INTRINSIC_SIZE}
          height={INTRINSIC_SIZE}
        />
      ) : (
        <CategoryGlyph
          merchant={merchant}
          name={category.name ?? 'other'}
          className="mry-CategoryIcon-icon"
        />
      )}
      {category.label}
    </span>
  );
});
