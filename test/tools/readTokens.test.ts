import { expect, it } from 'vitest';
import { cssValue } from '../../tools/theme/cssValue.js';
import { readTokens } from '../../tools/theme/readTokens.js';

it('names a token by its path, and the root token of a group by the path of the group', () => {
  const tokens = readTokens({
    font: {
      size: {
        $type: 'dimension',
        $root: { $value: { value: 1, unit: 'rem' } },
        small: { $value: { value: 0.8, unit: 'rem' }, $description: 'Second lines.' },
      },
    },
  });
  expect(tokens.map(({ variable }) => variable)).toEqual([
    '--mry-font-size',
    '--mry-font-size-small',
  ]);
  expect(tokens[1]).toMatchObject({ type: 'dimension', description: 'Second lines.' });
});

it('inherits the type from the nearest group, and reports a token without one', () => {
  const value = { $value: 1 };
  const [token] = readTokens({ a: { $type: 'dimension', b: { $type: 'number', c: value } } });
  expect(token?.type).toBe('number');
  expect(() => readTokens({ a: { b: value } })).toThrow('Merchantry: token a.b has no $type.');
});

it('refers to another token or to a multiple of it', () => {
  const $extensions = { merchantry: { times: 3, of: '{space}', mode: { compact: 2 } } };
  const [gap, radius] = readTokens({
    gap: { $type: 'dimension', $value: { value: 0.75, unit: 'rem' }, $extensions },
    row: { radius: { $type: 'dimension', $value: '{radius.$root}' } },
  });
  expect(gap && cssValue(gap)).toBe('calc(var(--mry-space) * 3)');
  expect(gap && cssValue(gap, 'compact')).toBe('calc(var(--mry-space) * 2)');
  expect(radius && cssValue(radius)).toBe('var(--mry-radius)');
});

it('rejects a type without a CSS form', () => {
  const [token] = readTokens({ a: { b: { $type: 'gradient', $value: [] } } });
  expect(() => token && cssValue(token)).toThrow('--mry-a-b has the type gradient');
});

it('falls back to the dark value for more contrast in the dark', () => {
  const $extensions = { mode: { dark: 2, contrast: 3 } };
  const [token] = readTokens({ a: { b: { $type: 'number', $value: 1, $extensions } } });
  expect(token && cssValue(token, 'contrast-dark')).toBe('2');
  expect(token && cssValue(token, 'contrast')).toBe('3');
  expect(token && cssValue(token, 'compact')).toBe('1');
});
