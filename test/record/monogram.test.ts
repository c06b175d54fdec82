// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { HUES, initials, monogramOf, statementMonogram } from '../../src/record/monogram.js';

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
    expect(monogramOf(name).letter).toBe(letter);
  });

  it('gives the same name the same of twelve hues, and spreads names over all of them', () => {
    const names = Array.from({ length: 400 }, (_, index) => `Shop ${index}`);
    const hues = names.map((name) => monogramOf(name).hue);
    expect(names.map((name) => monogramOf(name).hue)).toEqual(hues);
    expect([...new Set(hues)].sort()).toEqual([...HUES].sort());
  });
});

describe('initials', () => {
  it.each([
    ['Maya Lindqvist', 'ML'],
    ['  noémie   vautrelle ', 'NV'],
    ['Ana Maria da Silva', 'AS'],
    ['Mary-Jane', 'MJ'],
    ['Ada & Tom', 'AT'],
    ['Cher', 'C'],
    ['E\u0301lodie Ba', 'E\u0301B'],
    ['Ελένη Παππά', 'ΕΠ'],
    ['ליאת כהן', 'לכ'],
    // Kept apart by U+200C.
    ['محمد علي', 'م\u200cع'],
    ['अमित किशोर', 'अकि'],
    ['山田 太郎', '山太'],
    ['★ ★', '•'],
    ['', '•'],
  ])('are those of the first and the last name of %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('statementMonogram', () => {
  it.each([
    ['SQR*8841 MERID BOOKS 0412 LEEDS GB', 'M'],
    ['PYZ*NORTHSIDE COFF 2041', 'N'],
    ['PYZ *NORTHSIDE', 'N'],
    ['TIDEWELL PHARM 0091 LEEDS', 'T'],
    ['GROVE MARKET*2K4 LEEDS', 'G'],
    ['24 HOUR GARAGE', '2'],
    ['SQR*8841', 'S'],
    ['*', '•'],
    ['', '•'],
  ])('of %j is %s', (text, letter) => {
    expect(statementMonogram(text)).toEqual({ letter, hue: 'neutral' });
  });
});
