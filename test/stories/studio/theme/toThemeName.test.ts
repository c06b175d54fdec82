import { expect, it } from 'vitest';
import { toThemeName, typedThemeName } from '../../../../stories/studio/theme/toThemeName.js';

it.each([
  ['Harbour Bänk', 'harbour-bank'],
  ['--a__b--', 'a-b'],
  ['"];} body{', 'body'],
  ['', 'my-bank'],
  ['你好', 'my-bank'],
  ['x'.repeat(50), 'x'.repeat(40)],
])('the name %s becomes %s', (text, name) => {
  expect(toThemeName(text)).toBe(name);
});

it('keeps the hyphen that a word will follow', () => {
  expect(typedThemeName('harbour ')).toBe('harbour-');
});
