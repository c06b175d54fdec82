// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { logoSources } from '../../src/sources/logoSources.js';

const merchant = {
  logoImg: 'logo',
  img: 'img',
  brand: { img: 'brand' },
  aggregateLevel: { img: 'parent' },
  categoryImg: 'category',
  logoScore: 0.4,
};

describe('logoSources', () => {
  it('goes from the own logo to the category picture', () => {
    expect(logoSources(merchant)).toEqual([
      { field: 'logoImg', url: 'logo' },
      { field: 'img', url: 'img' },
      { field: 'brand', url: 'brand' },
      { field: 'aggregateLevel', url: 'parent' },
      { field: 'categoryImg', url: 'category' },
    ]);
  });

  it('passes over a logo whose score is too low', () => {
    const urls = logoSources(merchant, 0.5).map(({ url }) => url);
    expect(urls).toEqual(['brand', 'parent', 'category']);
    expect(logoSources(merchant, 0.4)).toHaveLength(5);
  });

  it('refuses nothing where there is no score', () => {
    expect(logoSources({ logoImg: 'logo' }, 0.5)).toEqual([{ field: 'logoImg', url: 'logo' }]);
  });

  it('has nothing for a record without pictures', () => {
    expect(logoSources({ logoImg: '', brand: {} })).toEqual([]);
    expect(logoSources(undefined, 0.5)).toEqual([]);
  });
});
