import Color from 'colorjs.io';
import { resolveText } from '../theme/resolveText.js';
import type { TokenTexts } from '../theme/StudioTheme.js';

/** Colours that already say something, which links must not seem to say. */
const MEANINGS = [
  ['color.declined', 'declined'],
  ['color.positive', 'money in'],
  ['color.caution', 'closes soon'],
] as const;

const SCHEMES = [
  ['value', 'light'],
  ['dark', 'dark'],
] as const;

/** Difference (CIEDE2000) below which people take two colours of text for the same. */
const ALIKE = 12;

/**
 * What the links of a theme may be mistaken for: “money in (light)”. Empty for a colour of its own.
 */
export function alikeColors(texts: TokenTexts): string[] {
  return MEANINGS.flatMap(([path, meaning]) => {
    const schemes = SCHEMES.filter(([situation]) => {
      const [link, other] = ['color.accent-ink', path].map(
        (of) => new Color(resolveText(texts, of, situation)),
      );
      return link && other && link.deltaE2000(other) < ALIKE;
    });
    return schemes.length > 0 ? `${meaning} (${schemes.map(([, name]) => name).join(', ')})` : [];
  });
}
