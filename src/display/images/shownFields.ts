import { cleanText } from '../../record/cleanText.js';
import type { MerchantRecord } from '../../service/types.js';
import { type MerchantField, type RowPart, rowFields } from '../../sources/partFields.js';
import { firstAllowedImage } from './firstAllowedImage.js';
import type { ImageRules } from './ImagePolicy.js';
import { categoryImages, type LogoRule, logoImages } from './recordImages.js';

/** Settings that decide which pictures are on screen. */
interface ShownBy extends LogoRule {
  rules: ImageRules;
}

/**
 * The record fields that some parts show: the picture actually shown, the category's label, and all
 * other fields with a value.
 */
export function shownFields(
  merchant: MerchantRecord,
  parts: readonly RowPart[],
  { rules, ...rule }: ShownBy,
): MerchantField[] {
  return parts.flatMap((part) => {
    if (part === 'logo' || part === 'categoryIcon') {
      const sources = (part === 'logo' ? logoImages : categoryImages)(merchant, rule);
      return firstAllowedImage(sources, rules)?.source.field ?? [];
    }
    const all: readonly MerchantField[] = rowFields[part];
    const fields = all.filter((field) => hasValue(merchant[field]));
    return part === 'category' ? fields.slice(0, 1) : fields;
  });
}

function hasValue(value: MerchantRecord[MerchantField]): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? cleanText(first) !== undefined : first !== undefined;
}
