import { describe, expect, it } from 'vitest';
import { allTexts } from '../../../../stories/studio/theme/applyChanges.js';
import { changeToken, detachToken } from '../../../../stories/studio/theme/changeToken.js';
import { defaultTokens } from '../../../../stories/studio/theme/defaultTokens.js';
import { exportCss } from '../../../../stories/studio/theme/exportCss.js';
import { exportTokens } from '../../../../stories/studio/theme/exportTokens.js';
import { importTokens } from '../../../../stories/studio/theme/importTokens.js';
import { baseNames, newTheme } from '../../../../stories/studio/theme/StudioTheme.js';
import { completeTheme } from '../../../../tools/theme/completeTheme.js';
import { readTokens } from '../../../../tools/theme/readTokens.js';
import { writeThemeCss } from '../../../../tools/theme/writeThemeCss.js';
import { fc } from '../../../fc.js';
import { propertyRuns } from '../../../propertyRuns.js';
import { anyTheme } from './anyTheme.js';

describe('exportTokens', () => {
  it('is what importTokens reads, and what npm run update -- tokens makes the style sheet of', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const document = exportTokens(theme);
        const { theme: read, problems } = importTokens(JSON.stringify(document), theme.name);
        expect(problems).toEqual([]);
        expect(allTexts(read)).toEqual(allTexts(theme));
        if (read.base === theme.base) expect(read).toEqual(theme);
        const tokens = completeTheme(readTokens(document), defaultTokens);
        expect(exportCss(theme)).toBe(`${writeThemeCss(theme.name, tokens)}\n`);
      }),
      // Each writes and reads every token.
      { numRuns: propertyRuns(1 / 3) },
    );
  });

  it.each(baseNames)('reads %s as itself without changes', (base) => {
    const theme = { ...newTheme, base };
    expect(importTokens(JSON.stringify(exportTokens(theme)), theme.name).theme).toEqual(theme);
  });

  it('has only what the theme names, with type, unit and multiples', () => {
    const spaced = changeToken(newTheme, 'space', 'value', '0.5rem');
    const theme = changeToken(spaced, 'row.gap', 'value', 'calc(var(--mry-space) * 2)');
    expect(exportTokens(theme)).toEqual({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      $description: 'The theme my-bank, made in the theme studio.',
      space: { $type: 'dimension', $root: { $value: { value: 0.5, unit: 'rem' } } },
      row: {
        gap: {
          $type: 'dimension',
          $root: {
            $value: { value: 1, unit: 'rem' },
            $extensions: {
              merchantry: { times: 2, of: '{space.$root}', mode: { compact: 3 } },
              mode: { compact: { value: 1.5, unit: 'rem' } },
            },
          },
        },
      },
    });
  });
});

describe('importTokens', () => {
  const read = (document: unknown) => importTokens(JSON.stringify(document), 'mine');

  it('also takes CSS values and colours of other spaces', () => {
    const { theme, problems } = read({
      color: {
        $type: 'color',
        accent: { $value: '#0a7d4f' },
        text: { $value: { colorSpace: 'oklch', components: [0, 0, 0] } },
      },
      radius: { $type: 'dimension', $root: { $value: '20px' } },
    });
    expect(problems).toEqual([]);
    expect(theme.changes['color.accent']).toEqual({ value: '#0a7d4f', dark: '#0a7d4f' });
    expect(theme.changes['color.text']?.value).toBe('#000000');
    expect(theme.changes.radius).toEqual({ value: '20px' });
  });

  it.each([
    ['srgb', [1, 0, 0], '#ff0000'],
    ['srgb', ['none', 1, 'none'], '#00ff00'],
    ['srgb-linear', [0, 0, 1], '#0000ff'],
    ['hsl', [120, 100, 25], '#008000'],
    ['hwb', [0, 0, 0], '#ff0000'],
    ['lab', [100, 0, 0], '#ffffff'],
    ['lch', [0, 0, 'none'], '#000000'],
    ['oklab', [1, 0, 0], '#ffffff'],
    ['oklch', [0.5, 0, 'none'], '#636363'],
    ['display-p3', [1, 1, 1], '#ffffff'],
    ['a98-rgb', [0, 0, 0], '#000000'],
    ['prophoto-rgb', [1, 1, 1], '#ffffff'],
    ['rec2020', [0, 0, 0], '#000000'],
    ['xyz-d65', [0, 0, 0], '#000000'],
    ['xyz-d50', [0, 0, 0], '#000000'],
  ])('takes the colour space %s of the format', (colorSpace, components, hex) => {
    const text = { $value: { colorSpace, components } };
    const { theme, problems } = read({ color: { $type: 'color', text } });
    expect(problems).toEqual([]);
    expect(theme.changes['color.text']?.value).toBe(hex);
  });

  it.each([
    ['color', { color: { text: null } }],
    ['color', { color: { text: { colorSpace: 'srgb', components: [1] } } }],
    ['color', { color: { text: { colorSpace: 'srgb', components: ['}', 0, 0] } } }],
    ['color', { color: { text: { colorSpace: 'no-such', components: [0, 0, 0] } } }],
    ['dimension', { radius: { tiny: { value: '1' } } }],
    ['shadow', { shadow: { overlay: 5 } }],
    ['shadow', { shadow: { overlay: [{}] } }],
    ['cubicBezier', { easing: {} }],
  ])('says in words that a %s is not as the format writes it: %j', (type, values) => {
    const [[group, value]] = Object.entries(values) as [[string, unknown]];
    const named =
      group === 'easing'
        ? { $value: value }
        : Object.fromEntries(Object.entries(value as object).map(([k, v]) => [k, { $value: v }]));
    const { theme, problems } = read({ [group]: { $type: type, ...named } });
    expect(theme.changes).toEqual({});
    expect(problems).toEqual([
      expect.stringMatching(`: expected a ${type} as the format writes it, but got: .+\\.$`),
    ]);
  });

  it('takes tokens that follow each other the other way round than by default, in any order', () => {
    const detached = detachToken(newTheme, 'row.height.wide');
    const theme = changeToken(detached, 'row.height', 'value', 'var(--mry-row-height-wide)');
    expect(importTokens(JSON.stringify(exportTokens(theme)), theme.name)).toEqual({
      theme,
      problems: [],
    });
  });

  it('names each token that it leaves out', () => {
    const { theme, problems } = read({
      brand: { $type: 'color', $value: '#000000' },
      radius: { $type: 'dimension', $root: { $value: '{no.such}' }, tiny: { $value: 4 } },
      space: { $type: 'number', $value: 4 },
      easing: { $type: 'cubicBezier', $value: [0, 0, 1, 1] },
    });
    expect(Object.keys(theme.changes)).toEqual(['easing']);
    expect(problems).toEqual([
      'brand: Merchantry has no such token.',
      'radius.tiny: expected a dimension as the format writes it, but got: 4.',
      'space: expected space to be a dimension, but got a number.',
      'radius: expected a variable of the type dimension, but got: --mry-no-such.',
    ]);
  });

  it.each([
    ['{"a": }', 'Line 1, column 7: expected a value, but got: }'],
    ['[]', 'Expected a document of tokens, which is an object.'],
    ['{"radius": {"$value": 1}}', 'Merchantry: token radius has no $type.'],
  ])('%s is no theme', (json, message) => {
    expect(() => importTokens(json, 'mine')).toThrow(message);
  });
});
