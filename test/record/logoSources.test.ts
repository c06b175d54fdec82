// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { logoSources } from '../../src/record/logoSources.js';

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
    expect(logoSources(merchant, undefined)).toEqual([
      'logo',
      'img',
      'brand',
      'parent',
      'category',
    ]);
  });

  it('passes over a logo with a lower score than asked for', () => {
    expect(logoSources(merchant, 0.5)).toEqual(['brand', 'parent', 'category']);
    expect(logoSources(merchant, 0.4)).toHaveLength(5);
  });

  it('refuses nothing where there is no score', () => {
    expect(logoSources({ logoImg: 'logo' }, 0.5)).toEqual(['logo']);
  });

  it('has nothing for a record without pictures', () => {
    expect(logoSources({ logoImg: '', brand: {} }, undefined)).toEqual([]);
    expect(logoSources(undefined, 0.5)).toEqual([]);
  });
});
