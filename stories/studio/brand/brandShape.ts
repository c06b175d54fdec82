import { allTexts, baseText } from '../theme/applyChanges.js';
import { changeToken, setToken } from '../theme/changeToken.js';
import { defaultTokens } from '../theme/defaultTokens.js';
import { resolveText } from '../theme/resolveText.js';
import type { StudioTheme } from '../theme/StudioTheme.js';

/** Of the radius: the smaller ones that go with it. */
const SMALLER = { 'radius.small': 2 / 3, 'radius.tiny': 1 / 3 };

/** The theme with corners of so many pixels, smaller ones in proportion. */
export function setCorners(theme: StudioTheme, pixels: number): StudioTheme {
  return Object.entries(SMALLER).reduce(
    (after, [path, part]) => changeToken(after, path, 'value', `${Math.round(pixels * part)}px`),
    changeToken(theme, 'radius', 'value', `${pixels}px`),
  );
}

export const logoShapes = { Rounded: '27%', Circle: '50%', Square: '0%' } as const;

export type LogoShape = keyof typeof logoShapes;

/** Undefined for a shape between them. */
export function logoShapeOf(theme: StudioTheme): LogoShape | undefined {
  const css = resolveText(allTexts(theme), 'logo.radius', 'value');
  return (Object.keys(logoShapes) as LogoShape[]).find((shape) => logoShapes[shape] === css);
}

export function setLogoShape(theme: StudioTheme, shape: LogoShape): StudioTheme {
  return changeToken(theme, 'logo.radius', 'value', logoShapes[shape]);
}

export const densities = ['Comfortable', 'Compact'] as const;

export type Density = (typeof densities)[number];

/** What density changes. */
const MEASURES = defaultTokens
  .filter(({ modes }) => modes.compact !== undefined)
  .map(({ path }) => path.join('.'));

/** Undefined for a theme with measures of its own. */
export function densityOf(theme: StudioTheme): Density | undefined {
  return densities.find((density) =>
    MEASURES.every((path) => {
      const [own, wanted] = [setDensity(theme, density), theme].map(({ changes }) => changes[path]);
      return own?.value === wanted?.value;
    }),
  );
}

/** The theme with the base's measures, or with those that it has where a list is compact. */
export function setDensity(theme: StudioTheme, density: Density): StudioTheme {
  return MEASURES.reduce((after, path) => {
    const base = baseText(theme.base, path);
    if (!base?.compact) return after;
    const value = density === 'Compact' ? base.compact : base.value;
    return setToken(after, path, { ...base, value });
  }, theme);
}
