import { expect, it } from 'vitest';
import { changeToken } from '../../../../stories/studio/theme/changeToken.js';
import { defaultTokens } from '../../../../stories/studio/theme/defaultTokens.js';
import { exportFigma } from '../../../../stories/studio/theme/exportFigma.js';
import { newTheme } from '../../../../stories/studio/theme/StudioTheme.js';

const green = changeToken(newTheme, 'color.accent', 'value', '#00ff00');
const figma = exportFigma({ ...green, name: 'harbour' });
const figmaValue = (id: string, mode: string) =>
  figma.variableModeValues.find(({ variableId, modeId }) => variableId === id && modeId === mode)
    ?.value;

it('has every token but shadows and easings, with a value in both modes', () => {
  const none = ['--mry-shadow-overlay', '--mry-easing', '--mry-easing-travel'];
  const wanted = defaultTokens.map(({ variable }) => variable).filter((id) => !none.includes(id));
  expect(figma.variables.map(({ id }) => id)).toEqual(wanted);
  expect(figma.variableModeValues).toHaveLength(wanted.length * 2);
});

it('has names that differ, without the characters that Figma forbids', () => {
  const names = figma.variables.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /[.{}]/.test(name))).toEqual([]);
  // A group cannot have the name of a variable.
  expect(names.filter((name) => names.some((other) => other.startsWith(`${name}/`)))).toEqual([]);
  expect(names).toContain('color/text-muted');
  expect(names).toContain('radius/base');
});

it('has colours by channel, lengths in pixels, and the first of several fonts', () => {
  expect(figmaValue('--mry-color-accent', 'light')).toEqual({ r: 0, g: 1, b: 0, a: 1 });
  expect(figmaValue('--mry-color-badge', 'dark')).toMatchObject({ a: 0.09 });
  expect(figmaValue('--mry-font-size', 'light')).toBe(15);
  expect(figmaValue('--mry-row-gap', 'light')).toBe(14);
  expect(figmaValue('--mry-duration', 'dark')).toBe(120);
  expect(figmaValue('--mry-heading-opacity', 'light')).toBe(96);
  expect(figmaValue('--mry-font-family', 'light')).toBe('system-ui');
});

it('has an alias for what follows another token, and the colour for what is derived from one', () => {
  const alias = { type: 'VARIABLE_ALIAS', id: '--mry-color-surface' };
  expect(figmaValue('--mry-color-heading', 'light')).toEqual(alias);
  expect(figmaValue('--mry-color-heading', 'dark')).toEqual(alias);
  expect(figmaValue('--mry-color-on-accent', 'light')).toEqual({ r: 0, g: 0, b: 0, a: 1 });
});

it('connects its parts as the API wants them', () => {
  expect(figma.variableCollections).toEqual([
    { action: 'CREATE', id: 'merchantry', name: 'harbour', initialModeId: 'light' },
  ]);
  expect(figma.variableModes.map(({ action, name }) => [action, name])).toEqual([
    ['UPDATE', 'Light'],
    ['CREATE', 'Dark'],
  ]);
});
