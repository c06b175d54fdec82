import { expect, it } from 'vitest';
import { textDirection } from '../../src/i18n/textDirection.js';

const texts = [
  '',
  '−£4.20',
  '٣٫٩٩ £',
  '3 مقهى النيل',
  'Café 3 مقهى',
  '«חומוס» & Co',
  '\u200f−٣٫٩٩ ر.س.\u200f',
  '\u061c-٣',
  '\u200e+12 ₪',
  '喫茶店 مقهى',
  'ܫܠܡܐ',
  'ދިވެހި',
  '𞤀𞤣𞤤𞤢𞤥',
  'ﺳﻼﻡ',
  '🥐 3',
];

it.each(texts)('finds the direction of “%s” as a browser does for `dir="auto"`', (text) => {
  const element = document.createElement('p');
  element.dir = 'auto';
  element.textContent = text;
  document.body.append(element);
  expect(textDirection(text)).toBe(getComputedStyle(element).direction);
  element.remove();
});
