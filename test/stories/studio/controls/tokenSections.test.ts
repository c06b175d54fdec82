import { expect, it } from 'vitest';
import { measureRange } from '../../../../stories/studio/controls/measureRange.js';
import { matchesSearch, tokenSections } from '../../../../stories/studio/controls/tokenSections.js';
import { defaultTokens } from '../../../../stories/studio/theme/defaultTokens.js';
import { resolveText } from '../../../../stories/studio/theme/resolveText.js';
import { defaultTexts } from '../../../../stories/studio/theme/tokenText.js';

it('every token stands in one section, the theme’s before the components’', () => {
  const titles = tokenSections.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.map((title) => title.split(':')[0])).toEqual([
    ...Array(9).fill('Theme'),
    ...Array(4).fill('Component'),
  ]);
  expect(tokenSections.flatMap(({ tokens }) => tokens)).toEqual(defaultTokens);
});

it('a search finds names, variables and descriptions, all words of it', () => {
  const find = (search: string) =>
    defaultTokens.filter((token) => matchesSearch(token, search)).map(({ variable }) => variable);
  expect(find('--mry-color-text-m')).toEqual(['--mry-color-text-muted']);
  expect(find('Button RADIUS')).toEqual([
    '--mry-radius-small',
    '--mry-button-radius',
    '--mry-button-radius-small',
  ]);
  expect(find('stars colour')).toEqual([]);
  expect(find('')).toHaveLength(defaultTokens.length);
});

it.each([
  ['brand', '--mry-color-accent', '--mry-icon-size-large'],
  ['corner', '--mry-radius', '--mry-space'],
  ['font', '--mry-font-family', '--mry-radius'],
  ['spacing', '--mry-space', '--mry-radius'],
  ['dark', '--mry-color-surface', '--mry-radius'],
  ['green', '--mry-hue-green-tint', '--mry-hue-coral-tint'],
  ['initials', '--mry-hue-violet-ink', '--mry-color-text'],
  ['selection', '--mry-color-selected', '--mry-radius'],
  ['backgr', '--mry-color-page', '--mry-color-text'],
])('the everyday word %s finds %s, and not %s', (word, wanted, other) => {
  const found = defaultTokens
    .filter((token) => matchesSearch(token, word))
    .map(({ variable }) => variable);
  expect(found).toContain(wanted);
  expect(found).not.toContain(other);
});

it('every slider reaches the default of its token', () => {
  const sliders = defaultTokens.filter(({ type }) =>
    ['dimension', 'number', 'duration', 'fontWeight'].includes(type),
  );
  const beyond = sliders.filter((token) => {
    const css = resolveText(defaultTexts, token.path.join('.'), 'value');
    const value = Number.parseFloat(css);
    const { min, max } = measureRange(token, css.replace(/^[-\d.]+/, ''), value);
    return value < min || value > max;
  });
  expect(sliders.length).toBeGreaterThan(80);
  expect(beyond.map(({ variable }) => variable)).toEqual([]);
});
