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

/**
 * Pictures that can stand for a merchant, best first. A logo that is the category's picture, as the
 * service's default logos are, counts as one: a policy for category pictures applies to it.
 */
export function logoImages(
  merchant: MerchantRecord | undefined,
  minLogoScore?: number | undefined,
): RecordImageSource[] {
  return logoSources(merchant, minLogoScore).map(({ field, url }) => ({
    field,
    url,
    for: url === merchant?.categoryImg ? 'category' : PURPOSES[field],
  }));
}

/** The picture beside the category's label. */
export function categoryImages(merchant: MerchantRecord | undefined): RecordImageSource[] {
  return [{ field: 'categoryImg', url: merchant?.categoryImg, for: 'category' }];
}
