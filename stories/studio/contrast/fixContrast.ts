import Color from 'colorjs.io';
import { parseColor } from '../theme/parseColor.js';
import { followed } from '../theme/parseMultiple.js';
import type { TokenTexts } from '../theme/StudioTheme.js';
import type { ContrastResult } from './contrastReport.js';

const STEPS = 200;

/**
 * The foreground with the nearest lightness (OKLCH) that lets all its pairs pass; failing that, one
 * that lets this pair pass and makes none fail. Undefined if there is neither, or if the colour
 * follows another token.
 */
export function fixContrast(
  failing: ContrastResult,
  all: readonly ContrastResult[],
  texts: TokenTexts,
): string | undefined {
  const { foreground, scheme, ink } = failing;
  const text = texts[foreground];
  if (!text || followed(text[scheme] ?? text.value)) return undefined;
  const near = all
    .filter((pair) => pair.scheme === scheme)
    .filter((pair) => pair.foreground === foreground || pair.background === foreground)
    .map((pair) => ({
      pair,
      luminance: new Color(pair.foreground === foreground ? pair.paper : pair.ink).luminance,
    }));
  const candidates = candidatesFor(ink);
  const passes = (luminance: number, other: (typeof near)[number]) =>
    contrast(luminance, other.luminance) >= other.pair.minimum;
  const best =
    candidates.find(({ luminance }) => near.every((other) => passes(luminance, other))) ??
    candidates.find(({ luminance }) =>
      near.every(
        (other) => passes(luminance, other) || (other.pair !== failing && !other.pair.passes),
      ),
    );
  return best?.hex;
}

/** The colour in every lightness, nearest first. */
function candidatesFor(ink: string): { hex: string; luminance: number }[] {
  const [lightness, chroma, hue] = new Color(ink).to('oklch').coords;
  const distance = (step: number) => Math.abs(step / STEPS - (lightness ?? 0));
  return Array.from({ length: STEPS + 1 }, (_, step) => step)
    .sort((a, b) => distance(a) - distance(b))
    .map((step) => {
      const color = new Color('oklch', [step / STEPS, chroma ?? 0, hue ?? 0]);
      const { hex } = parseColor(color.toString());
      return { hex, luminance: new Color(hex).luminance };
    });
}

/** The WCAG 2.2 contrast of two luminances. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
