import { expect, it } from 'vitest';
import { completeTheme } from '../../tools/theme/completeTheme.js';
import { readTokens } from '../../tools/theme/readTokens.js';

const dimension = (value: number) => ({ value, unit: 'px' });
const row = (height: object) => readTokens({ row: { $type: 'dimension', height } });
const defaults = row({
  $value: dimension(68),
  $extensions: { mode: { compact: dimension(56), dark: dimension(70) } },
});

it('uses the theme’s value in every mode that starts at an element', () => {
  const [height] = completeTheme(row({ $value: dimension(40) }), defaults);
  expect(height?.modes).toEqual({ compact: dimension(40), dark: dimension(40) });
});

it('keeps the theme’s value for a mode', () => {
  const modes = { compact: dimension(36) };
  const [height] = completeTheme(
    row({ $value: dimension(40), $extensions: { mode: modes } }),
    defaults,
  );
  expect(height?.modes.compact).toEqual(dimension(36));
});

it('rejects an unknown token and one of another type', () => {
  const unknown = readTokens({ row: { $type: 'dimension', heigth: { $value: dimension(40) } } });
  expect(() => completeTheme(unknown, defaults)).toThrow(
    'Merchantry: expected row.heigth to be a token of tokens.json',
  );
  const number = readTokens({ row: { $type: 'number', height: { $value: 40 } } });
  expect(() => completeTheme(number, defaults)).toThrow(
    'Merchantry: expected row.height to be a dimension, but got a number.',
  );
});

it('completes a token that refers to one with a value for the mode', () => {
  const length = (value: number) => ({ value, unit: 'px' });
  const tokens = readTokens({
    row: {
      $type: 'dimension',
      wide: { $value: '{row.tall}' },
      tall: { $value: '{row.height}' },
      height: { $value: length(68), $extensions: { mode: { compact: length(56) } } },
    },
  });
  const [wide] = completeTheme(
    readTokens({ row: { $type: 'dimension', wide: { $value: length(36) } } }),
    tokens,
  );
  expect(wide?.modes).toEqual({ compact: length(36) });
});
