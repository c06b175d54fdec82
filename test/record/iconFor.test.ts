// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { iconFor } from '../../src/record/iconFor.js';

describe('iconFor', () => {
  it.each(['Groceries', ' GROCERIES ', 'groceries'])(
    'knows the label %j by its name',
    (category) => {
      expect(iconFor({ category }, undefined, {}).builtIn).toBe('groceries');
    },
  );

  it('knows labels of two words', () => {
    expect(iconFor({ category: 'Eating out' }, undefined, {}).builtIn).toBe('eating-out');
    expect(iconFor({ category: 'EATING_OUT' }, undefined, {}).builtIn).toBe('eating-out');
  });

  it('looks at the category first, then along the categories', () => {
    const merchant = { category: 'Pies', categories: ['Bakery', 'Groceries', 'Shopping'] };
    expect(iconFor(merchant, 'other', {}).builtIn).toBe('groceries');
  });

  it('falls back to the name it was given', () => {
    expect(iconFor({ category: 'Pies' }, 'fuel', {}).builtIn).toBe('fuel');
    expect(iconFor(undefined, 'fuel', {}).builtIn).toBe('fuel');
    expect(iconFor({ category: 'constructor' }, undefined, {}).builtIn).toBeUndefined();
  });

  it("prefers the host's icon, by label in any case, the most exact label first", () => {
    const icons = { GROCERIES: 'general', pies: 'pie' };
    const merchant = { category: 'Pies', categories: ['Groceries', 'Pies'] };
    expect(iconFor(merchant, undefined, icons).own).toBe('pie');
    expect(iconFor({ category: 'Groceries' }, undefined, icons).own).toBe('general');
  });

  it("takes the host's icon for a name of the set", () => {
    expect(iconFor(undefined, 'fuel', { fuel: 'pump' }).own).toBe('pump');
    expect(iconFor({ category: 'Fashion' }, 'fuel', { fuel: 'pump' }).own).toBeUndefined();
  });

  it('reads the labels of the host’s icons once', () => {
    let reads = 0;
    const icons = new Proxy<Record<string, string>>(
      { PIES: 'pie' },
      {
        ownKeys: (target) => {
          reads += 1;
          return Reflect.ownKeys(target);
        },
      },
    );
    for (let row = 0; row < 10; row += 1) {
      expect(iconFor({ category: 'Pies' }, undefined, icons).own).toBe('pie');
    }
    expect(reads).toBe(1);
  });
});
