import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.js';
import { categories } from '../../src/record/categories.js';
import { HUES } from '../../src/record/monogram.js';

describe('categories', () => {
  it('have words each', () => {
    expect(Object.keys(en.categories).sort()).toEqual(Object.keys(categories).sort());
  });

  it('uses every hue, and the neutral one only for what is not known', () => {
    const hues = Object.entries(categories).map(([key, [hue]]) => [key, hue]);
    const neutral = hues.filter(([, hue]) => hue === 'neutral').map(([key]) => key);
    expect(neutral.sort()).toEqual(['other', 'unidentified']);
    expect(new Set(hues.map(([, hue]) => hue))).toEqual(new Set([...HUES, 'neutral']));
  });
});
