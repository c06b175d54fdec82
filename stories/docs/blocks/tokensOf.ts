import document from '../../../src/theme/tokens.json' with { type: 'json' };
import type { DesignTokens } from '../../../tools/theme/DesignTokens.js';
import { readTokens } from '../../../tools/theme/readTokens.js';
import type { Token } from '../../../tools/theme/Token.js';
import { styleSheets } from './styleSheets.js';

/** All tokens, in the order of `tokens.json`. */
export const tokens: readonly Token[] = readTokens(document as DesignTokens);

/** The tokens that these style sheets read, in the same order. Throws if a sheet does not exist. */
export function tokensOf(sheets: readonly string[]): Token[] {
  const read = new Set(sheets.flatMap((sheet) => variablesIn(sheet)));
  return tokens.filter(({ variable }) => read.has(variable));
}

function variablesIn(sheet: string): string[] {
  const text = styleSheets.get(sheet);
  if (text === undefined)
    throw new Error(`Documentation: expected the style sheet src/${sheet} to exist.`);
  return text.match(/(?<=var\()--mry-[\w-]+/g) ?? [];
}
