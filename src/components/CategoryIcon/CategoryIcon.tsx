'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import type { MerchantPicture } from '../../display/images/imageProps.js';
import { categoryImages } from '../../display/images/recordImages.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { IconName } from '../../record/categories.js';
import type { Icon } from '../../record/iconFor.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { extendElement } from '../markup/extendElement.js';
import type { NamesButton } from '../markup/namesButton.js';
import { renderGlyph } from '../markup/renderGlyph.js';
import { renderPicture } from '../markup/renderPicture.js';
import { describeCategory, type ShownCategory } from './describeCategory.js';

export interface CategoryIconProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Its `mcc` is used if the record has no category; it may also mark a card payment. */
  transaction?: Transaction | undefined;
  /**
   * Icon if neither has a category. `card` is a card payment of unknown category. Without a
   * fallback nothing is rendered.
   */
  fallback?: IconName | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 16;

/**
 * Icon and label of the category (`categoryKey`), in the reader's language if the library knows the
 * category: the host app's icon, the library's glyph, or `categoryImg`. The label is always text.
 * Renders a `<span>`; part `-icon`.
 *
 * The category is that of the record's labels, else of the person who was paid (`counterparty`),
 * else of the `mcc` (ISO 18245). An unknown label is shown as the service wrote it. The icon is the
 * first of: the host app's (`icons` of `DisplayProvider`), the library's, and, for an unknown
 * label, `categoryImg`, which comes before the library's with `categoryPictures="service"`. If
 * nothing names a category, nothing is rendered, or the category that `fallback` names.
 */
export const CategoryIcon = /* @__PURE__ */ forwardRef<HTMLSpanElement, CategoryIconProps>(
  function CategoryIcon({ merchant: json, transaction, fallback, ...rest }, ref) {
    const display = useDisplay();
    const { categoryPictures } = display;
    const merchant = parseMerchant(json);
    const category = describeCategory(merchant, { ...display, transaction, fallback });
    const picture = useRecordImage(
      categoryImages(merchant, { icon: category?.icon, categoryPictures }),
    );
    if (!category) return null;
    return extendElement(renderCategory({ ...category, picture }), { ...rest, ref });
  },
);

interface CategoryParts {
  names?: NamesButton | undefined;
  /** False if the tile next to it shows the same glyph. Default true. */
  hasIcon?: boolean | undefined;
}

/** The element of `CategoryIcon`. */
export function renderCategory(
  { label, lang, icon, picture }: ShownCategory<ReactNode, MerchantPicture>,
  { names, hasIcon = true }: CategoryParts = {},
) {
  return (
    // A new key, because content at a new position would count as a layout shift; see `renderName`.
    <span key={`${hasIcon} ${label}`} {...names} className="mry-CategoryIcon">
      {hasIcon && renderCategoryIcon(icon, picture)}
      <span lang={lang}>{label}</span>
    </span>
  );
}

export function renderCategoryIcon(
  icon: Icon<ReactNode>,
  picture: MerchantPicture | undefined,
): ReactNode {
  return picture
    ? renderPicture(picture, 'mry-CategoryIcon-icon', INTRINSIC_SIZE)
    : renderGlyph(icon, 'mry-CategoryIcon-icon');
}
