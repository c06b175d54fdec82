// @vitest-environment node
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
