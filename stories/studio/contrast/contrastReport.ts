import { contrastPairs } from '../../../tools/theme/contrastPairs.js';
import { resolveText } from '../theme/resolveText.js';
import type { Situation, TokenTexts } from '../theme/StudioTheme.js';
import { composed, contrastOf } from './contrastOf.js';

export const schemes = [
  'value',
  'dark',
  'contrast',
  'contrast-dark',
] as const satisfies readonly Situation[];

export type Scheme = (typeof schemes)[number];

/** A foreground and its background in one scheme. */
export interface ContrastResult {
  scheme: Scheme;
  foreground: string;
  background: string;
  /** What is behind a translucent background. */
  behind: string;
  /** The two colours as CSS. */
  ink: string;
  paper: string;
  minimum: number;
  ratio: number;
  passes: boolean;
}

/** The scheme of a reader who prefers more contrast, without that preference. */
const otherwise: Partial<Record<Scheme, Scheme>> = { contrast: 'value', 'contrast-dark': 'dark' };

/**
 * Every pair of colours that the components combine, in every scheme; for more contrast only where
 * the theme has colours for it.
 */
export function contrastReport(texts: TokenTexts): ContrastResult[] {
  const all = new Map(schemes.map((scheme) => [scheme, pairsIn(texts, scheme)]));
  return schemes.flatMap((scheme) => {
    const like = all.get(otherwise[scheme] ?? scheme) ?? [];
    const results = all.get(scheme) ?? [];
    if (!otherwise[scheme]) return results;
    return results.filter(
      ({ ink, paper }, index) => ink !== like[index]?.ink || paper !== like[index]?.paper,
    );
  });
}

function pairsIn(texts: TokenTexts, scheme: Scheme): ContrastResult[] {
  const css = (path: string) => resolveText(texts, path, scheme);
  const measure = (pair: Omit<ContrastResult, 'scheme' | 'ratio' | 'passes'>): ContrastResult => {
    const ratio = contrastOf(pair.ink, pair.paper);
    return { ...pair, scheme, ratio, passes: ratio >= pair.minimum };
  };
  return contrastPairs.map((pair) =>
    measure({
      ...pair,
      ink: css(pair.foreground),
      paper: composed(css(pair.background), css(pair.behind)),
    }),
  );
}
