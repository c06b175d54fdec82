'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import type { MerchantPicture } from '../../display/images/MerchantPicture.js';
import { categoryImages } from '../../display/images/recordImages.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { IconName } from '../../record/categories.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../../service/types.js';
import { extendElement } from '../markup/extendElement.js';
import { renderGlyph } from '../markup/renderGlyph.js';
import { renderPicture } from '../markup/renderPicture.js';
import { describeCategory, type ShownCategory } from './describeCategory.js';

export interface CategoryIconProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
  /** Its `mcc` stands in where the record names no category, or says that it was paid by card. */
  transaction?: Transaction | undefined;
  /**
   * Shown where neither names one. `card` is a card payment of which nothing else is known. Without
   * it nothing is rendered.
   */
  fallback?: IconName | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 16;

/**
 * Icon and label of the category (`categoryKey`), in the reader's language where the library knows
 * it: an icon of the design team's, the library's glyph, or `categoryImg`. The label is always text.
 * Renders a `<span>`; part `-icon`.
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
  id?: string | undefined;
  /** False where the tile beside it shows the same glyph. Default true. */
  hasIcon?: boolean | undefined;
}

/** The element of `CategoryIcon`. */
export function renderCategory(
  { label, lang, icon, picture }: ShownCategory<ReactNode, MerchantPicture>,
  { id, hasIcon = true }: CategoryParts = {},
) {
  return (
    // As in `renderName`, what begins elsewhere is another element.
    <span key={`${hasIcon} ${label}`} id={id} className="mry-CategoryIcon">
      {hasIcon &&
        (picture
          ? renderPicture(picture, 'mry-CategoryIcon-icon', INTRINSIC_SIZE)
          : renderGlyph(icon, 'mry-CategoryIcon-icon'))}
      <span lang={lang}>{label}</span>
    </span>
  );
}
