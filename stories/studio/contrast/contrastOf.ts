import Color from 'colorjs.io';

/**
 * Contrast of two CSS colours by WCAG 2.2, from 1 to 21, composited on what is behind them where
 * they are translucent.
 */
export function contrastOf(foreground: string, background: string, behind = '#ffffff'): number {
  const under = over(new Color(background), new Color(behind));
  return over(new Color(foreground), under).contrastWCAG21(under);
}

/** Two decimals, never rounded up: 4.499 does not pass as 4.50. */
export function formatContrast(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** The visible colour of a translucent colour on another one; an opaque colour as it is. */
export function composed(top: string, bottom: string): string {
  const color = new Color(top);
  return (color.alpha ?? 1) < 1 ? over(color, new Color(bottom)).toString({ format: 'hex' }) : top;
}

/** As browsers do: on gamma-encoded sRGB. */
function over(top: Color, bottom: Color): Color {
  const alpha = top.alpha ?? 1;
  const [from, to] = [bottom.to('srgb').coords, top.to('srgb').coords];
  const mix = (index: 0 | 1 | 2) => (to[index] ?? 0) * alpha + (from[index] ?? 0) * (1 - alpha);
  return new Color('srgb', [mix(0), mix(1), mix(2)]);
}
