import { describe, expect, it } from 'vitest';
import { defaultTokens, findToken } from '../../../../stories/studio/theme/defaultTokens.js';
import { parseCssValue } from '../../../../stories/studio/theme/parseCssValue.js';
import { canonicalText, defaultTexts } from '../../../../stories/studio/theme/tokenText.js';
import { cssValue } from '../../../../tools/theme/cssValue.js';

function known(path: string) {
  const token = findToken(path);
  if (!token) throw new Error(`There is no ${path}.`);
  return token;
}

const written = (path: string, css: string) =>
  cssValue({ ...known(path), value: parseCssValue(known(path), css), of: undefined });

describe('parseCssValue', () => {
  it.each(defaultTokens.map((token) => [token.path.join('.'), token] as const))(
    'reads the default of %s back',
    (path, token) => {
      const text = defaultTexts[path];
      expect(text && canonicalText(token, text)).toEqual(text);
    },
  );

  it.each([
    ['color.accent', 'RED', '#ff0000'],
    ['color.accent', '#0af', '#00aaff'],
    ['color.accent', 'hsl(120 100% 25%)', '#008000'],
    ['color.accent', 'color(display-p3 0 1 0)', '#00fb29'],
    ['color.logo-edge', '#0f141e1a', 'rgb(15 20 30 / 10%)'],
    ['radius', '0', '0px'],
    ['radius', '.5rem', '0.5rem'],
    ['radius', 'var(--mry-radius-small)', 'var(--mry-radius-small)'],
    ['tracking.bold', '-0.02em', '-0.02em'],
    ['font.family', "'Segoe UI',serif", '"Segoe UI", serif'],
    ['easing', 'cubic-bezier(0,1,.5,2)', 'cubic-bezier(0, 1, 0.5, 2)'],
    ['shadow.overlay', '0 1px 2px 3px #000000', '0 1px 2px 3px #000000'],
    ['shadow.overlay', '0 1px rgb(0, 0, 0, 0.5)', '0 1px 0 rgb(0 0 0 / 50%)'],
  ])('%s: %s is %s', (path, css, expected) => {
    expect(written(path, css)).toBe(expected);
  });

  it.each([
    ['color.accent', '#12', 'expected a colour such as #1f4fd6, but got: #12'],
    ['color.accent', '', 'expected a colour such as #1f4fd6, but got: nothing'],
    [
      'color.accent',
      'var(--mry-radius)',
      'expected a variable of the type color, but got: --mry-radius',
    ],
    [
      'color.accent',
      'var(--mry-none)',
      'expected a variable of the type color, but got: --mry-none',
    ],
    [
      'radius',
      'var(--mry-radius)',
      'expected a variable of the type dimension, but got: --mry-radius',
    ],
    ['radius', '12', 'expected a number with px or rem, but got: 12'],
    ['radius', '2vw', 'expected a number with px or rem, but got: 2vw'],
    ['duration', '1px', 'expected a number with ms or s, but got: 1px'],
    ['font.weight', 'bold', 'expected a number, but got: bold'],
    ['font.weight', '1200', 'expected a weight from 1 to 1000, but got: 1200'],
    ['heading.opacity', '80', 'expected a number with %, but got: 80'],
    ['font.family', 'a; } b', 'expected names of fonts with commas between, but got: a; } b'],
    ['font.family', '', 'expected names of fonts with commas between, but got: nothing'],
    ['font.family', 'a\nb', 'expected names of fonts with commas between, but got: a\nb'],
    ['shadow.overlay', '', 'expected lengths and a colour, but got: nothing'],
    ['easing', 'ease', 'expected cubic-bezier() of four numbers, but got: ease'],
    [
      'easing',
      'cubic-bezier(2, 0, 0, 1)',
      'expected cubic-bezier() of four numbers, but got: cubic-bezier(2, 0, 0, 1)',
    ],
    ['shadow.overlay', '1px red', 'expected lengths and a colour, but got: 1px red'],
  ])('%s cannot be "%s"', (path, css, message) => {
    expect(() => parseCssValue(known(path), css)).toThrow(message);
  });
});
