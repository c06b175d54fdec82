import Color from 'colorjs.io';
import { variableOf } from './cssValue.js';
import type { Derivation } from './DesignTokens.js';

/** A colour as the format writes it. */
export interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  /** Omitted if it is 1. */
  alpha?: number;
  hex: string;
}

/** At this luminance black and white text have the same contrast, 4.58:1 (WCAG 2.2). */
const MIDDLE = 0.18;
/** Of a colour in what it looks like under the pointer. */
const HOVER = 0.88;

/** Browsers that compute a derived colour; the others show the token's own value. */
export function supportOf({ as }: Derivation): string {
  return as === 'tint'
    ? '(color: color-mix(in srgb, red, red))'
    : '(color: color(from red xyz x calc(1 * y) z))';
}

/** The colour in CSS. */
export function derivedCss(derivation: Derivation): string {
  const css = (reference: string) => `var(${variableOf(reference)})`;
  const of = css(derivation.of);
  switch (derivation.as) {
    case 'tint':
      return `color-mix(in srgb, ${of} ${css(derivation.share)}, ${css(derivation.over)})`;
    case 'on':
      return whiteIf(of, `${MIDDLE} - y`);
    case 'hover':
      return `color-mix(in srgb, ${of} ${HOVER * 100}%, ${whiteIf(of, `y - ${MIDDLE}`)})`;
    case 'ink':
      return `oklch(from ${of} clamp(${css(derivation.darkest)}, l, ${css(derivation.lightest)}) c h)`;
  }
}

/** White where the number is positive, otherwise black. `y` is the colour's luminance. */
function whiteIf(of: string, number: string): string {
  const white = [0.9505, 1, 1.089];
  return `color(from ${of} xyz ${white.map((most) => `clamp(0, (${number}) * 1e5, ${most})`).join(' ')})`;
}

/** The colour, computed as browsers do. `resolve` gives the value that a reference comes to. */
export function derivedColor(
  derivation: Derivation,
  resolve: (reference: string) => unknown,
): ColorValue {
  const number = (reference: string) => Number(resolve(reference));
  const of = toColor(resolve(derivation.of));
  const isBright = of.luminance > MIDDLE;
  switch (derivation.as) {
    case 'tint': {
      const share = number(derivation.share) / 100;
      return toValue(mix(of, share, toColor(resolve(derivation.over))));
    }
    case 'on':
      return toValue(new Color(isBright ? 'black' : 'white'));
    case 'hover':
      return toValue(mix(of, HOVER, new Color(isBright ? 'white' : 'black')));
    case 'ink': {
      const [lightness, chroma, hue] = of.to('oklch').coords;
      const [least, most] = [number(derivation.darkest), number(derivation.lightest)];
      const clamped = Math.max(least, Math.min(lightness ?? 0, most));
      return clamped === lightness
        ? toValue(of)
        : toValue(new Color('oklch', [clamped, chroma ?? 0, hue ?? 0]));
    }
  }
}

function mix(one: Color, share: number, other: Color): Color {
  return new Color(other.mix(one, share, { space: 'srgb', outputSpace: 'srgb' }));
}

function toColor(value: unknown): Color {
  const { components, alpha = 1 } = value as ColorValue;
  return new Color('srgb', components, alpha);
}

/** Browsers clip what sRGB cannot show. */
function toValue(color: Color): ColorValue {
  const bytes = color
    .to('srgb')
    .coords.map((part) => Math.round(Math.min(1, Math.max(0, part ?? 0)) * 255));
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => Math.round((byte / 255) * 1e4) / 1e4);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}
