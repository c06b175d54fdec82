import { cleanText } from '../../record/cleanText.js';
import type { MerchantRecord } from '../../service/types.js';
import { logoSources } from '../../sources/logoSources.js';
import { type MerchantField, type RowPart, rowFields } from '../../sources/partFields.js';
import { firstAllowedImage } from './firstAllowedImage.js';
import type { ImagePolicy } from './ImagePolicy.js';

/**
 * The fields of a record that some parts put on screen: of pictures the one that is shown, of the
 * category its label, otherwise all fields with a value. `failed`: pictures that did not load.
 */
export function shownFields(
  merchant: MerchantRecord,
  parts: readonly RowPart[],
  images: ImagePolicy,
  failed: ReadonlySet<string>,
): MerchantField[] {
  return parts.flatMap((part) => {
    if (part === 'logo' || part === 'categoryIcon') {
      const category: PictureSource = { field: 'categoryImg', url: merchant.categoryImg };
      const sources = part === 'logo' ? logoSources(merchant) : [category];
      const left = sources.filter(({ url = '' }) => !failed.has(url));
      return firstAllowedImage(left, images)?.source.field ?? [];
    }
    const all: readonly MerchantField[] = rowFields[part];
    const fields = all.filter((field) => hasValue(merchant[field]));
    return part === 'category' ? fields.slice(0, 1) : fields;
  });
}

interface PictureSource {
  field: MerchantField;
  url: string | undefined;
}

function hasValue(value: MerchantRecord[MerchantField]): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? cleanText(first) !== undefined : first !== undefined;
}
