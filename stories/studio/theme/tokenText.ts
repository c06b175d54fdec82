import { cssValue } from '../../../tools/theme/cssValue.js';
import { derivedCss } from '../../../tools/theme/derivation.js';
import type { Token } from '../../../tools/theme/Token.js';
import { defaultTokens, findToken } from './defaultTokens.js';
import type { TokenText, TokenTexts } from './StudioTheme.js';
import { situations, tidyText } from './tidyText.js';
import { toToken } from './toToken.js';

/** A token as CSS. */
export function tokenText(token: Token): TokenText {
  const known = findToken(token.path.join('.')) ?? token;
  if (token.derivation) return tidyText({ value: derivedCss(token.derivation) }, known);
  const entries = situations.flatMap((name) => {
    if (name === 'value') return [[name, cssValue(token)]];
    return token.modes[name] === undefined ? [] : [[name, cssValue(token, name)]];
  });
  return tidyText(Object.fromEntries(entries), known);
}

/**
 * The text as the generator would write it: `RED` is `#ff0000`. Throws if the token cannot have
 * that value.
 */
export function canonicalText(known: Token, text: TokenText): TokenText {
  return tokenText(toToken(known, text));
}

export const toTexts = (tokens: readonly Token[]): TokenTexts =>
  Object.fromEntries(tokens.map((token) => [token.path.join('.'), tokenText(token)]));

export const defaultTexts: TokenTexts = toTexts(defaultTokens);
