import { describe, expect, it } from 'vitest';
import { logoImages } from '../../../src/display/images/recordImages.js';
import type { MerchantRecord } from '../../../src/service/types.js';
import { rowFields } from '../../../src/sources/partFields.js';

const merchant = {
  logoImg: 'logo',
  img: 'img',
  brand: { img: 'brand' },
  aggregateLevel: { img: 'parent' },
  categoryImg: 'category',
  logoScore: 0.4,
};
const withCategory = { icon: undefined, categoryPictures: 'service' } as const;
const imagesOf = (record: MerchantRecord | undefined, minLogoScore?: number) =>
  logoImages(record, { ...withCategory, minLogoScore });

describe('logoImages', () => {
  it('goes from the own logo to the category picture', () => {
    expect(imagesOf(merchant)).toEqual([
      { field: 'logoImg', url: 'logo', for: 'logo' },
      { field: 'img', url: 'img', for: 'logo' },
      { field: 'brand', url: 'brand', for: 'brand' },
      { field: 'aggregateLevel', url: 'parent', for: 'brand' },
      { field: 'categoryImg', url: 'category', for: 'category' },
    ]);
    expect(imagesOf(merchant).map(({ field }) => field)).toEqual(rowFields.logo);
  });

  it('takes a logo that repeats the picture of the category for that picture', () => {
    const repeated = { ...merchant, logoImg: 'category' };
    expect(imagesOf(repeated)[0]).toEqual({ field: 'logoImg', url: 'category', for: 'category' });
    const rule = { icon: { own: 'icon', builtIn: 'fuel' }, categoryPictures: 'own' } as const;
    const urls = logoImages(repeated, rule).map(({ url }) => url);
    expect(urls).toEqual(['img', 'brand', 'parent']);
  });

  it('passes over a logo whose score is too low', () => {
    const urls = imagesOf(merchant, 0.5).map(({ url }) => url);
    expect(urls).toEqual(['brand', 'parent', 'category']);
    expect(imagesOf(merchant, 0.4)).toHaveLength(5);
  });

  it('refuses nothing where there is no score', () => {
    const images = imagesOf({ logoImg: 'logo' }, 0.5);
    expect(images).toEqual([{ field: 'logoImg', url: 'logo', for: 'logo' }]);
  });

  it('has nothing for a record without pictures', () => {
    expect(imagesOf({ logoImg: '', brand: {} })).toEqual([]);
    expect(imagesOf(undefined, 0.5)).toEqual([]);
  });
});
