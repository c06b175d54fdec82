// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { HUES, monogram } from '../../src/record/monogram.js';

describe('monogram', () => {
  it.each([
    ['Northside Coffee', 'N'],
    ['ébène', 'É'],
    ['*** 7 sisters', '7'],
    ['@home', 'H'],
    ['ζέστη', 'Ζ'],
    ['مكتبة', 'م'],
    ['東京', '東'],
    ['𐐨bc', '𐐀'],
    ['★', '•'],
    ['', '•'],
  ])('takes the first letter or digit of %j', (name, letter) => {
    expect(monogram(name).letter).toBe(letter);
  });

  it('gives the same name the same of twelve hues, and spreads names over all of them', () => {
    const names = Array.from({ length: 400 }, (_, index) => `Shop ${index}`);
    const hues = names.map((name) => monogram(name).hue);
    expect(names.map((name) => monogram(name).hue)).toEqual(hues);
    expect([...new Set(hues)].sort()).toEqual([...HUES].sort());
  });
});
