import { completeTheme } from '../../../tools/theme/completeTheme.js';
import type { Token } from '../../../tools/theme/Token.js';
import { baseTexts } from './baseTexts.js';
import { defaultTokens } from './defaultTokens.js';
import type { BaseName, StudioTheme, TokenText, TokenTexts } from './StudioTheme.js';
import { defaultTexts } from './tokenText.js';
import { toToken } from './toToken.js';

/** The tokens that the theme names: its base with its changes. */
function namedTexts({ base, changes }: StudioTheme): TokenTexts {
  return { ...baseTexts[base], ...changes };
}

/** Every token of the theme. */
export function allTexts(theme: StudioTheme): TokenTexts {
  return { ...defaultTexts, ...namedTexts(theme) };
}

/** A base's tokens, by path. */
export function baseText(base: BaseName, path: string): TokenText | undefined {
  return baseTexts[base][path] ?? defaultTexts[path];
}

/**
 * The tokens that the theme names, as a theme file of the library would have them, in the order of
 * tokens.json.
 */
export function applyChanges(theme: StudioTheme): Token[] {
  const texts = namedTexts(theme);
  const named = defaultTokens.flatMap((token) => {
    const text = texts[token.path.join('.')];
    // Descriptions are in tokens.json.
    return text ? [{ ...toToken(token, text), description: undefined, group: undefined }] : [];
  });
  return completeTheme(named, defaultTokens);
}
