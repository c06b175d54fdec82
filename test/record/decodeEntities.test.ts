import { expect, it } from 'vitest';
import { decodeEntities } from '../../src/record/decodeEntities.js';

it.each([
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['&quot;good&quot; &#39;quick&#39; &#x2019;', '"good" \'quick\' ’'],
  ['caf&eacute; &Agrave; &yuml; &nbsp;&copy;', 'café À ÿ \u00a0©'],
  ['4 &euro; &ndash; 5 &hellip;', '4 € – 5 …'],
  ['&#128512;', '😀'],
])('decodes %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

it('decodes once', () => {
  expect(decodeEntities('&amp;lt;b&amp;gt; &amp;amp;')).toBe('&lt;b&gt; &amp;');
});

it.each(['&nothing;', '&', '&;', '&#;', '&#x110000;', '&#9999999;', '&#0;', 'AT&T', '&amp'])(
  'leaves %s alone',
  (text) => {
    expect(decodeEntities(text)).toBe(text);
  },
);

it('knows every Latin-1 name by its place', () => {
  const text = '&iexcl;&not;&shy;&frac12;&iquest;&times;&szlig;&divide;&oslash;&thorn;';
  expect(decodeEntities(text)).toBe('¡¬\u00ad½¿×ß÷øþ');
});
