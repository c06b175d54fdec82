// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { categoryIcons } from '../../src/record/categoryIcons.js';
import { mccIcon } from '../../src/record/mccIcon.js';

describe('mccIcon', () => {
  it.each([
    ['0742', 'services'],
    ['3000', 'travel'],
    ['3351', 'transport'],
    ['3501', 'travel'],
    ['4111', 'transport'],
    ['4511', 'travel'],
    ['4814', 'telecom'],
    ['4899', 'entertainment'],
    ['4900', 'utilities'],
    ['5200', 'home'],
    ['5411', 'groceries'],
    ['5541', 'fuel'],
    ['5651', 'fashion'],
    ['5732', 'electronics'],
    ['5812', 'eating-out'],
    ['5814', 'eating-out'],
    ['5815', 'entertainment'],
    ['5912', 'health'],
    ['5999', 'shopping'],
    ['6011', 'cash'],
    ['6012', 'finance'],
    ['7011', 'travel'],
    ['7230', 'beauty'],
    ['7523', 'transport'],
    ['7941', 'sport'],
    ['8011', 'health'],
    ['8220', 'education'],
    ['8398', 'charity'],
    ['9311', 'government'],
  ])('draws %s as %s', (mcc, icon) => {
    expect(mccIcon(mcc)).toBe(icon);
  });

  it.each([
    undefined,
    '',
    '0000',
    '0741',
    '9999',
    '541',
    '54110',
    '5411x',
    ' 5411',
    '٥٤١١',
    '-541',
  ])('has none for %j', (mcc) => {
    expect(mccIcon(mcc)).toBeUndefined();
  });

  it('names only icons that exist, whatever the code', () => {
    const named = Array.from({ length: 10_000 }, (_, code) => mccIcon(`${code}`.padStart(4, '0')));
    const known = named.filter((icon) => icon !== undefined);
    expect(known.length).toBeGreaterThan(2000);
    expect(known.filter((icon) => !(icon in categoryIcons))).toEqual([]);
  });

  it('knows as many codes for each icon as the table says', () => {
    const counts: Record<string, number> = {};
    for (let code = 0; code < 10_000; code += 1) {
      const icon = mccIcon(`${code}`.padStart(4, '0'));
      if (icon) counts[icon] = (counts[icon] ?? 0) + 1;
    }
    expect(counts).toEqual({
      services: 1733,
      travel: 977,
      transport: 387,
      telecom: 5,
      finance: 538,
      entertainment: 116,
      utilities: 1,
      shopping: 199,
      health: 91,
      fashion: 98,
      fuel: 4,
      home: 73,
      groceries: 90,
      electronics: 3,
      'eating-out': 4,
      sport: 13,
      beauty: 4,
      cash: 2,
      education: 90,
      charity: 22,
      government: 735,
    });
  });
});
