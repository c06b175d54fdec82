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
    // Georgian has no capitals in ordinary text; nor have these letters capitals of one letter.
    ['თიბისი ბანკი', 'თ'],
    ['ᲗᲘᲑᲘᲡᲘ ᲑᲐᲜᲙᲘ', 'თ'],
    ['ßäckerei', 'ß'],
    // Half and full width, ligatures.
    ['ﾄﾞﾗｯｸﾞ', 'ド'],
    ['ｶﾌｪ', 'カ'],
    ['Ｎｏｒｔｈ', 'N'],
    ['ﬁsh bar', 'F'],
    ['ﻣﻜﺘﺒﺔ', 'م'],
    ['𝓷orth', 'N'],
    // With their marks, and as whole letters.
    ['किराना', 'कि'],
    ['e\u0301clair', 'E\u0301'],
    ['เซเว่น', 'เซ'],
    ['น้ำปลา', 'น้ำ'],
    ['ເຮືອນ', 'ເຮື'],
    ['한국', '한'],
    // Signs that only change a letter are none: a glottal stop, an apostrophe.
    ['ʻiolani', 'I'],
    ['ʿAlī', 'A'],
    ['ʼn huis', 'N'],
    // After and within emoji.
    ['🍕 pizza', 'P'],
    ['👩‍🍳 chef', 'C'],
    ['1️⃣ euro', '1'],
    ['🇬🇧 import', 'I'],
    ['𠮷野家', '𠮷'],
  ])('takes the first letter or digit of %j', (name, letter) => {
    expect(monogramOf(name).letter).toBe(letter);
  });

  it.each(['क्षेत्र', 'क्षितिज', 'ক্ষমা', 'ശ്രീ', 'శ్రీ', 'กำแพง', 'ગ્રાહક'])(
    'begins %s as the browser does',
    (name) => {
      const [first] = new Intl.Segmenter('hi').segment(name);
      expect(monogramOf(name).letter).toBe(first?.segment);
    },
  );

  it.each([
    ['istanbul kebap', 'tr', 'İ'],
    ['ılıca', 'tr', 'I'],
    ['istanbul kebap', 'az', 'İ'],
    ['istanbul kebap', 'en', 'I'],
    ['istanbul kebap', undefined, 'I'],
    ['istanbul kebap', 'no such locale', 'I'],
  ])('writes the letter of %j for a reader of %s as %s', (name, locale, letter) => {
    expect(monogramOf(name, locale).letter).toBe(letter);
    expect(initials(name, locale)[0]).toBe(letter);
    expect(statementMonogram(name, locale).letter).toBe(letter);
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
