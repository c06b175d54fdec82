import Color from 'colorjs.io';
import { setToken } from '../theme/changeToken.js';
import { parseColor, toColorValue } from '../theme/parseColor.js';
import type { StudioTheme, TokenText } from '../theme/StudioTheme.js';

/** Lightness (OKLCH) of a brand's colour on dark, from and to, and where it must be stronger. */
const DARK = 0.755;
const DARK_MOST = 0.77;
const DARK_STRONG = 0.87;
const LIGHT_STRONG = 0.39;
/** More glares on dark. */
const DARK_CHROMA = 0.13;

/** The theme with one colour as its brand: the accent of every scheme. Throws if it is no colour. */
export function setBrandColor(theme: StudioTheme, css: string): StudioTheme {
  return setToken(theme, 'color.accent', brandAccent(css));
}

/** The accent in every scheme, from one colour. */
export function brandAccent(css: string): TokenText {
  const { hex } = parseColor(css);
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords.map((part) => part ?? 0) as [
    number,
    number,
    number,
  ];
  const shade = (to: number, most: number) =>
    toColorValue(new Color('oklch', [to, Math.min(chroma, most), hue])).hex;
  const suitsDark = lightness >= DARK && lightness <= DARK_MOST && chroma <= DARK_CHROMA;
  return {
    value: hex,
    dark: suitsDark ? hex : shade(Math.min(Math.max(lightness, DARK), DARK_MOST), DARK_CHROMA),
    contrast: lightness <= LIGHT_STRONG ? hex : shade(LIGHT_STRONG, chroma),
    'contrast-dark': shade(DARK_STRONG, DARK_CHROMA / 2),
  };
}
