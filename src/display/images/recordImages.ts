import { saysCategory } from '../../record/categoryKey.js';
import type { Icon } from '../../record/iconFor.js';
import type { MerchantRecord } from '../../service/types.js';
import type { rowFields } from '../../sources/partFields.js';
import { warnOnce } from '../../utils/warnOnce.js';
import type { ImageSource } from './firstAllowedImage.js';
import type { ImagePurpose } from './ImagePolicy.js';

/** Fields with a picture of a merchant, best first, and its purpose. */
const PURPOSES = {
  logoImg: 'logo',
  img: 'logo',
  brand: 'brand',
  aggregateLevel: 'brand',
  categoryImg: 'category',
} as const satisfies Record<(typeof rowFields.logo)[number], ImagePurpose>;

const FIELDS = /* @__PURE__ */ Object.keys(PURPOSES) as RecordImageSource['field'][];

/** A picture of a record, and its field. */
interface RecordImageSource extends ImageSource {
  field: keyof typeof PURPOSES;
}

/** Settings that decide between a category's picture and an icon. */
interface CategoryPictureRule {
  /** Undefined if no category is known. */
  icon: Icon<unknown> | undefined;
  categoryPictures: 'own' | 'service';
}

/** Settings that decide which pictures can represent a merchant. */
export interface LogoRule extends CategoryPictureRule {
  /** Undefined: no logo is rejected. */
  minLogoScore?: number | undefined;
}

/**
 * Validates a minimum `logoScore`. The service does not document its scale, so any number is valid;
 * anything else counts as not given.
 */
export function readMinLogoScore(value: unknown): number | undefined {
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  if (value != null && process.env.NODE_ENV !== 'production') {
    const got = typeof value === 'number' ? 'NaN' : typeof value;
    warnOnce(`expected minLogoScore to be a number, but got: ${got}. It counts as not given.`);
  }
  return undefined;
}

/**
 * Pictures that can represent a merchant, best first. A logo equal to the category's picture, as
 * the service's default logos are, follows the rules for category pictures. A logo whose score is
 * below `minLogoScore` is skipped; one without a score is kept.
 */
export function logoImages(
  merchant: MerchantRecord | undefined,
  rule: LogoRule,
): RecordImageSource[] {
  const { minLogoScore = -Infinity } = rule;
  const { logoScore = Infinity, categoryImg } = merchant ?? {};
  const sources: RecordImageSource[] = [];
  for (const field of FIELDS) {
    const purpose: ImagePurpose = PURPOSES[field];
    const value = merchant?.[field];
    const url = typeof value === 'object' ? value.img : value;
    const isPoor = purpose === 'logo' && logoScore < minLogoScore;
    const use = url === categoryImg ? 'category' : purpose;
    const isShown = url && !isPoor && (use !== 'category' || showsCategoryImage(rule));
    if (isShown) sources.push({ field, url, for: use });
  }
  return sources;
}

/** Pictures for a category's label. */
export function categoryImages(
  merchant: MerchantRecord | undefined,
  rule: CategoryPictureRule,
): RecordImageSource[] {
  return showsCategoryImage(rule)
    ? [{ field: 'categoryImg', url: merchant?.categoryImg, for: 'category' }]
    : [];
}

/**
 * The host app's icons take precedence over the service's picture, and so do the library's glyphs,
 * unless they are generic.
 */
function showsCategoryImage({ icon, categoryPictures }: CategoryPictureRule): boolean {
  if (icon?.own !== undefined) return false;
  return categoryPictures === 'service' || !icon || !saysCategory(icon.builtIn);
}
