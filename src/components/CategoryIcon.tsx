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
import type { IconName } from '../record/categoryIcons.js';
import { type Icon, iconFor } from '../record/iconFor.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { describeCategory } from '../view/describeCategory.js';
import { categoryImages } from '../view/images/recordImages.js';
import { renderGlyph } from './renderGlyph.js';
import { renderPicture } from './renderPicture.js';

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
  { merchant: json, transaction, fallback, ...rest },
  ref,
) {
  const { icons, messages } = useDisplay();
  const merchant = parseMerchant(json);
  const picture = useRecordImage(categoryImages(merchant), false);
  const category = describeCategory(merchant, { transaction, fallback }, messages);
  if (!category) return null;
  const icon = iconFor(merchant, category.name ?? 'other', icons);
  return renderCategory({ label: category.label, icon, picture }, { ...rest, ref });
});

interface Category {
  label: string;
  icon: Icon<ReactNode>;
  picture: MerchantPicture | undefined;
}

/** The element of `CategoryIcon`. */
export function renderCategory(
  { label, icon, picture }: Category,
  props?: ComponentPropsWithRef<'span'>,
): ReactElement {
  return (
    <span {...props} className={clsx('mry-CategoryIcon', props?.className)}>
      {picture
        ? renderPicture(picture, 'mry-CategoryIcon-icon', INTRINSIC_SIZE)
        : renderGlyph(icon, 'mry-CategoryIcon-icon')}
      {label}
    </span>
  );
}
