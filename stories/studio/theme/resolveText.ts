import { variableOf } from '../../../tools/theme/cssValue.js';
import { derivedColor } from '../../../tools/theme/derivation.js';
import { findToken, findVariable } from './defaultTokens.js';
import { parseCssValue } from './parseCssValue.js';
import { followed, parseMultiple } from './parseMultiple.js';
import type { Situation, TokenTexts } from './StudioTheme.js';
import { inheritedText } from './tidyText.js';
import { isDerived, scale } from './toToken.js';

/**
 * A token's computed value in a situation: references resolved and multiples computed. Throws if it
 * follows itself.
 */
export function resolveText(
  texts: TokenTexts,
  path: string,
  situation: Situation,
  seen: readonly string[] = [],
): string {
  const text = texts[path];
  const known = findToken(path);
  if (!text || !known) throw new Error(`there is no token ${path}`);
  if (seen.includes(path)) throw new Error(`expected a value, but ${path} follows itself`);
  const css = text[situation] ?? inheritedText(text, situation, known);
  if (known.derivation && isDerived(known, css)) {
    const { hex } = derivedColor(known.derivation, (reference) => {
      const source = findVariable(variableOf(reference));
      if (!source) throw new Error(`there is no token ${reference}`);
      const next = [...seen, path];
      return parseCssValue(source, resolveText(texts, source.path.join('.'), situation, next));
    });
    return hex;
  }
  const target = findVariable(followed(css) ?? '');
  if (!target) return css;
  const resolved = resolveText(texts, target.path.join('.'), situation, [...seen, path]);
  const multiple = parseMultiple(css);
  if (!multiple) return resolved;
  const { value, unit } = scale(parseCssValue(target, resolved), multiple.times);
  return `${value}${unit}`;
}
