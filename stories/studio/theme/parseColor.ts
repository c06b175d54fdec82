import Color from 'colorjs.io';
import type { ColorValue } from '../../../tools/theme/derivation.js';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * Any CSS colour, as eight bits of sRGB for each channel and whole percents of alpha. Throws if it
 * is not a colour.
 */
export function parseColor(text: string): ColorValue {
  const trimmed = text.trim();
  // The library also accepts hex of other lengths.
  if (trimmed.startsWith('#') && !HEX.test(trimmed)) throw notAColor(text);
  try {
    return toColorValue(new Color(trimmed));
  } catch {
    throw notAColor(text);
  }
}

/** Colours of another space that sRGB cannot represent become the nearest one. */
export function toColorValue(color: Color): ColorValue {
  const { coords, alpha } = color.to('srgb').toGamut();
  // A `none` component, null here, counts as 0.
  const channels = coords.map((part) => Math.round(Math.min(1, Math.max(0, part || 0)) * 255));
  const [red = 0, green = 0, blue = 0] = channels.map((part) => round(part / 255, 4));
  const opacity = round(alpha ?? 1, 2);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(opacity < 1 && { alpha: opacity }),
    hex: `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function notAColor(text: string): Error {
  return new Error(`expected a colour such as #1f4fd6, but got: ${text.trim() || 'nothing'}`);
}
