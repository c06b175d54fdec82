import { describe, expect, it } from 'vitest';
import { iconFor } from '../../src/record/iconFor.js';

describe('iconFor', () => {
  it('takes the glyph of the category where the host app has no icon', () => {
    expect(iconFor({ category: 'Pies' }, 'fuel', {})).toEqual({ own: undefined, builtIn: 'fuel' });
    expect(iconFor({ category: 'constructor' }, 'fuel', {}).own).toBeUndefined();
  });

  it("prefers the host's icon, by label in any case, the most exact label first", () => {
    const icons = { GROCERIES: 'general', pies: 'pie' };
    const merchant = { category: 'Pies', categories: ['Groceries', 'Pies'] };
    expect(iconFor(merchant, 'groceries', icons).own).toBe('pie');
    expect(iconFor({ category: ' Groceries ' }, 'groceries', icons).own).toBe('general');
  });

  it("takes the host's icon for the key of a category", () => {
    expect(iconFor(undefined, 'fuel', { fuel: 'pump' }).own).toBe('pump');
    expect(iconFor({ category: 'Tanken' }, 'fuel', { fuel: 'pump' }).own).toBe('pump');
    expect(iconFor({ category: 'Fashion' }, 'fashion', { fuel: 'pump' }).own).toBeUndefined();
  });

  it('compares labels without case in any language', () => {
    const icons = { Alışveriş: 'bag', Straßencafé: 'cup' };
    const own = (category: string) => iconFor({ category }, 'other', icons).own;
    expect(['ALIŞVERİŞ', 'alışveriş', 'STRASSENCAFÉ'].map(own)).toEqual(['bag', 'bag', 'cup']);
  });

  it('counts an icon that renders nothing as none', () => {
    expect(iconFor(undefined, 'fuel', { fuel: null }).own).toBeUndefined();
  });
});
