import type { DesignTokens, TokenExtensions } from '../../../tools/theme/DesignTokens.js';
import type { Token } from '../../../tools/theme/Token.js';
import { allTexts, applyChanges } from './applyChanges.js';
import { defaultDocument, findToken } from './defaultTokens.js';
import { parseCssValue } from './parseCssValue.js';
import { resolveText } from './resolveText.js';
import type { StudioTheme, TokenTexts } from './StudioTheme.js';
import { scale } from './toToken.js';

/**
 * The theme's tokens as a document with the structure of tokens.json: a file for src/theme/themes.
 */
export function exportTokens(theme: StudioTheme): DesignTokens {
  const tokens = new Map(applyChanges(theme).map((token) => [token.path.join('.'), token]));
  const groups = pick(defaultDocument, [], tokens, allTexts(theme));
  return {
    $schema: defaultDocument.$schema,
    $description: `The theme ${theme.name}, made in the theme studio.`,
    ...groups,
  };
}

function pick(
  node: DesignTokens,
  path: readonly string[],
  tokens: ReadonlyMap<string, Token>,
  texts: TokenTexts,
): DesignTokens | undefined {
  if (node.$value !== undefined) {
    const token = tokens.get(path.join('.'));
    return token && writeToken(node, token, texts);
  }
  const children = Object.entries(node).flatMap(([name, child]) => {
    if (name.startsWith('$') && name !== '$root') return [];
    const inside = name === '$root' ? path : [...path, name];
    const picked = pick(child as DesignTokens, inside, tokens, texts);
    return picked ? [[name, picked] as const] : [];
  });
  if (children.length === 0) return undefined;
  return { ...(node.$type && { $type: node.$type }), ...Object.fromEntries(children) };
}

function writeToken({ $type }: DesignTokens, token: Token, texts: TokenTexts): DesignTokens {
  const { of, times, timesByMode, unit, modes, derivation } = token;
  const measure = of === undefined ? undefined : measureOf(of, texts);
  const multiplied = Object.entries(timesByMode).map(([mode, by]) => [mode, scale(measure, by)]);
  const mode = measure ? Object.fromEntries(multiplied) : modes;
  const merchantry = {
    ...(unit && { unit }),
    ...(of !== undefined && { times, of }),
    ...(Object.keys(timesByMode).length > 0 && { mode: timesByMode }),
    ...(derivation && { derive: derivation }),
  };
  const extensions = {
    ...(Object.keys(merchantry).length > 0 && { merchantry }),
    ...(Object.keys(mode).length > 0 && { mode }),
  } as TokenExtensions;
  return {
    ...($type && { $type }),
    $value: measure ? scale(measure, times) : token.value,
    ...(Object.keys(extensions).length > 0 && { $extensions: extensions }),
  };
}

/** The token that a multiple refers to, in this theme. */
function measureOf(reference: string, texts: TokenTexts): unknown {
  const path = reference.slice(1, -1).replace('.$root', '');
  const known = findToken(path);
  return known && parseCssValue(known, resolveText(texts, path, 'value'));
}
