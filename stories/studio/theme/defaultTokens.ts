import tokensJson from '../../../src/theme/tokens.json' with { type: 'json' };
import type { DesignTokens } from '../../../tools/theme/DesignTokens.js';
import { readTokens } from '../../../tools/theme/readTokens.js';
import type { Token } from '../../../tools/theme/Token.js';

/** tokens.json, all of it. */
export const defaultDocument: DesignTokens = tokensJson as DesignTokens;

/** Every token with its default, in the order of tokens.json. */
export const defaultTokens: readonly Token[] = readTokens(defaultDocument);

const byPath = new Map(defaultTokens.map((token) => [token.path.join('.'), token]));
const byVariable = new Map<string, Token>(defaultTokens.map((token) => [token.variable, token]));

/** By path: `color.text-muted`. */
export const findToken = (path: string): Token | undefined => byPath.get(path);

/** By variable: `--mry-color-text-muted`. */
export const findVariable = (variable: string): Token | undefined => byVariable.get(variable);

/** `{radius.$root}`: how the format refers to a token. */
export function referenceTo({ path }: Token): string {
  const node = path.reduce<DesignTokens>(
    (group, name) => group[name] as DesignTokens,
    defaultDocument,
  );
  return `{${[...path, ...(node.$value === undefined ? ['$root'] : [])].join('.')}}`;
}
