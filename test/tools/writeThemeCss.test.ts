import { expect, it } from 'vitest';
import { readTokens } from '../../tools/theme/readTokens.js';
import { writeThemeCss } from '../../tools/theme/writeThemeCss.js';

const DARK_AND_CONTRAST =
  /@media \(prefers-color-scheme: dark\) and \(prefers-contrast: more\) \{[^}]*--mry-row-lines: 1;/;

const css = (mode: object) =>
  writeThemeCss(
    'own',
    readTokens({ row: { lines: { $type: 'number', $value: 1, $extensions: { mode } } } }),
  );

it('names the value of more contrast in the dark again where more contrast alone has another', () => {
  expect(css({ contrast: 2, 'contrast-dark': 1 })).toMatch(DARK_AND_CONTRAST);
  expect(css({ dark: 3, contrast: 2, 'contrast-dark': 1 })).toMatch(DARK_AND_CONTRAST);
});

it('leaves it out where the dark value is the same', () => {
  expect(css({ dark: 1, contrast: 2, 'contrast-dark': 1 })).not.toMatch(DARK_AND_CONTRAST);
});
