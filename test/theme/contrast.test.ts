import { readdirSync, readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { completeTheme } from '../../tools/theme/completeTheme.js';
import { contrastPairs } from '../../tools/theme/contrastPairs.js';
import { cssValue, isReference } from '../../tools/theme/cssValue.js';
import type { Mode } from '../../tools/theme/DesignTokens.js';
import { readTokens } from '../../tools/theme/readTokens.js';
import type { Token } from '../../tools/theme/Token.js';

const defaults = read('tokens.json');
const files = readdirSync('src/theme/themes').filter((file) => file.endsWith('.json'));
const themes = [
  ['default', [] as Token[]],
  ...files.map((file) => [
    file.replace('.json', ''),
    completeTheme(read(`themes/${file}`), defaults),
  ]),
] as [string, Token[]][];

/** The modes that the cascade tries, in order. */
const SITUATIONS: Record<string, readonly (Mode | undefined)[]> = {
  light: [undefined],
  dark: ['dark', undefined],
  'light, more contrast': ['contrast', undefined],
  'dark, more contrast': ['contrast-dark', 'dark', undefined],
};

const cases = themes.flatMap(([name, theme]) =>
  Object.entries(SITUATIONS).map(([situation, modes]) => ({ name, situation, theme, modes })),
);

describe.each(cases)('$name, $situation', ({ theme, modes }) => {
  const { value } = cascade(theme, modes);

  it.each(contrastPairs)('$foreground on $background over $behind has $minimum:1', (pair) => {
    const { foreground, background, behind, minimum } = pair;
    const ratio = contrast(value(foreground), value(background), value(behind));
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });
});

// WCAG 1.4.6, for the high-contrast theme and for readers who prefer more contrast.
describe.each(
  cases.filter(({ name, situation }) => name === 'contrast' || situation.endsWith('more contrast')),
)('$name, $situation', ({ theme, modes }) => {
  it.each(['text', 'text-muted', 'text-faint'])('has %s of 7:1', (foreground) => {
    const { value } = cascade(theme, modes);
    expect(contrast(value(`color.${foreground}`), value('color.surface'))).toBeGreaterThanOrEqual(
      7,
    );
  });
});

/** Resolves tokens as the cascade of the style sheets would. */
function cascade(theme: readonly Token[], modes: readonly (Mode | undefined)[]) {
  const value = (path: string): string => {
    const isAsked = (token: Token) => token.path.join('.') === path;
    const token = theme.find(isAsked) ?? defaults.find(isAsked);
    if (!token) throw new Error(`There is no ${path}.`);
    const mode = modes.find((wanted) => !wanted || token.modes[wanted] !== undefined);
    if (isReference(token.value)) return value(token.value.slice(1, -1));
    // As browsers show it that derive it themselves.
    return cssValue({ ...token, derivation: undefined }, mode);
  };
  return { value };
}

function contrast(foreground: string, background: string, behind = 'white'): number {
  const paper = new Color(background);
  const alpha = paper.alpha ?? 1;
  const under = new Color(behind).coords;
  const [red, green, blue] = paper.coords.map(
    (value, index) => (value ?? 0) * alpha + (under[index] ?? 0) * (1 - alpha),
  );
  return new Color(foreground).contrast(
    new Color('srgb', [red ?? 0, green ?? 0, blue ?? 0]),
    'WCAG21',
  );
}

function read(file: string): Token[] {
  return readTokens(JSON.parse(readFileSync(`src/theme/${file}`, 'utf8')));
}
