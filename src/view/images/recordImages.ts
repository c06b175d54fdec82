import { saysCategory } from '../../record/categoryKey.js';
import type { Icon } from '../../record/iconFor.js';
import type { MerchantRecord } from '../../service/types.js';
import { type LogoSource, logoSources } from '../../sources/logoSources.js';
import type { ImageSource } from './firstAllowedImage.js';
import type { ImagePurpose } from './ImagePolicy.js';

/** A picture of a record, and the field that has it. */
export interface RecordImageSource extends ImageSource {
  field: LogoSource['field'];
}

const PURPOSES: Readonly<Record<LogoSource['field'], ImagePurpose>> = {
  logoImg: 'logo',
  img: 'logo',
  brand: 'brand',
  aggregateLevel: 'brand',
  categoryImg: 'category',
};

/** What a category's picture competes with. */
export interface CategoryPictureRule {
  /** Undefined: no category is known. */
  icon: Icon<unknown> | undefined;
  categoryPictures: 'own' | 'service';
}

/**
 * Pictures that can stand for a merchant, best first. A logo that is the category's picture, as the
 * service's default logos are, counts as one: the rules for category pictures apply to it.
 */
export function logoImages(
  merchant: MerchantRecord | undefined,
  rule: CategoryPictureRule,
  minLogoScore?: number | undefined,
): RecordImageSource[] {
  const sources = logoSources(merchant, minLogoScore).map(
    ({ field, url }): RecordImageSource => ({
      field,
      url,
      for: url === merchant?.categoryImg ? 'category' : PURPOSES[field],
    }),
  );
  return showsCategoryImage(rule) ? sources : sources.filter((source) => source.for !== 'category');
}

/** The picture beside the category's label. */
export function categoryImages(
  merchant: MerchantRecord | undefined,
  rule: CategoryPictureRule,
): RecordImageSource[] {
  return showsCategoryImage(rule)
    ? [{ field: 'categoryImg', url: merchant?.categoryImg, for: 'category' }]
    : [];
}

/** The host app's own icons come first, then the library's glyphs, unless they say nothing. */
function showsCategoryImage({ icon, categoryPictures }: CategoryPictureRule): boolean {
  if (icon?.own !== undefined) return false;
  return categoryPictures === 'service' || !icon || !saysCategory(icon.builtIn);
}
