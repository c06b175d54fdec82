import { describe, expect, it } from 'vitest';
import { foldText } from '../../src/record/foldText.js';

describe('foldText', () => {
  it.each([
    ['Café Zoë', 'cafe zoe'],
    ['PYZ*NORTHSIDE  COFF', 'pyz northside coff'],
    ["Hob's & Sons", 'hobs sons'],
    ['Hob´s & Son\u00ads', 'HOB’S Sons'],
    ['GROẞE STRASSE', 'große straße'],
    ['ISPARTA ILICA', 'ısparta ılıca'],
    ['İzmir', 'izmir'],
    ['Żółć Łódź', 'zolc lodz'],
    ['ØRSTED Æblegård', 'orsted aeblegard'],
    ['ＡＢＣ１２', 'abc12'],
    ['ｶﾌｪ カフェ', 'かふぇ かふぇ'],
    ['ﬁne', 'fine'],
    ['ΟΔΟΣ', 'οδος'],
    ['مَقْهًى', 'مقهي'],
    ['أحمد إبراهيم', 'احمد ابراهيم'],
    ['مكتبة', 'مكتبه'],
    ['مـكـتـب', 'مكتب'],
    ['ﻣﻘﻬﻰ', 'مقهى'],
    ['١٢٫٥', '۱۲ ۵'],
    ['שָׁלוֹם', 'שלום'],
  ])('takes %s for %s', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
    expect(foldText(one)).not.toBe('');
  });

  it.each(['', ' ', '?!', '\u200b', '\u0301'])('has nothing of %j', (text) => {
    expect(foldText(text)).toBe('');
  });

  it('changes nothing of what it has folded', () => {
    for (const text of ['Straße', 'ｶﾞ', 'ΟΔΟΣ', 'Ǆ', 'ŉ', 'مكتبة', '한글', '☕ 10°'])
      expect(foldText(foldText(text))).toBe(foldText(text));
  });
});
