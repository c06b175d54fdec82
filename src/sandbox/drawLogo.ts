import type { LogoSpec } from './LogoSpec.js';
import type { MarkShape } from './markShapes.js';
import { marks } from './marks.js';

/**
 * A fictional merchant's logo as a square SVG document. It fills the square: rounding its corners
 * is up to the page.
 *
 * @param size Width and height, in CSS pixels.
 * @throws TypeError when a colour is not `#rgb` or `#rrggbb`.
 */
export function drawLogo(spec: LogoSpec, size = 88): string {
  const paints = {
    foreground: toHex(spec.foreground),
    accent: toHex(spec.accent ?? mixHex(spec.foreground, spec.background)),
    background: toHex(spec.background),
  };
  const shapes = marks[spec.mark].map((shape) => drawShape(shape, paints[shape.paint]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" fill="${paints.background}"/>` +
    `${shapes.join('')}</svg>`
  );
}

function drawShape(shape: MarkShape, colour: string): string {
  const { path, filled, stroke, rotate, pivot = [32, 32] } = shape;
  const outline = stroke
    ? ` stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const transform = rotate ? ` transform="rotate(${rotate} ${pivot.join(' ')})"` : '';
  return `<path d="${path}" fill="${filled ? colour : 'none'}"${outline}${transform}/>`;
}

/** `#rrggbb`. Anything else could break out of the attribute. */
function toHex(colour: string): string {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour;
  if (/^#[\da-f]{3}$/i.test(colour)) return colour.replace(/[\da-f]/gi, '$&$&');
  throw new TypeError(`Merchantry: expected a colour such as #1d4ed8, but got: ${colour}`);
}

/** The foreground at 55 % over the background. Opaque, because shapes may overlap. */
function mixHex(foreground: string, background: string): string {
  const over = toHex(foreground);
  const under = toHex(background);
  const channels = [1, 3, 5].map((start) => {
    const channel = (hex: string) => Number.parseInt(hex.slice(start, start + 2), 16);
    const mixed = Math.round(0.55 * channel(over) + 0.45 * channel(under));
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
