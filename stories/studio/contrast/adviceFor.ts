import Color from 'colorjs.io';
import { followedLabel } from '../controls/SituationField.js';
import { tokenLabel } from '../controls/tokenLabel.js';
import { findToken } from '../theme/defaultTokens.js';
import { followed } from '../theme/parseMultiple.js';
import type { TokenTexts } from '../theme/StudioTheme.js';
import type { ContrastResult } from './contrastReport.js';

interface Known {
  texts: TokenTexts;
  /** Every pair of the theme. */
  results: readonly ContrastResult[];
}

/** What to do about a pair that is too close, in a sentence. `fix` is a colour that would do. */
export function adviceFor(
  { foreground, background, scheme, ink, paper }: ContrastResult,
  fix: string | undefined,
  { texts, results }: Known,
): string {
  const name = labelOf(foreground);
  const text = texts[foreground];
  const source = followed(text?.[scheme] ?? text?.value ?? '');
  if (source) return `${name} follows ${followedLabel(source)}: change that, or detach it.`;
  if (fix) {
    const isLighter = luminance(fix) > luminance(ink);
    return `Make ${name.toLowerCase()} ${isLighter ? 'lighter' : 'darker'}.`;
  }
  const others = results.filter(
    (other) => other.scheme === scheme && other.foreground === foreground && other.passes,
  );
  const lighter = others.filter((other) => luminance(other.paper) > luminance(paper));
  const away = lighter.length * 2 >= others.length ? 'lighter' : 'darker';
  return `No lightness of ${name.toLowerCase()} suits all it stands on: make ${labelOf(background).toLowerCase()} ${away}.`;
}

const luminance = (css: string) => new Color(css).luminance;

function labelOf(path: string): string {
  const token = findToken(path);
  return token ? tokenLabel(token) : path;
}
