import type { Token } from '../../../tools/theme/Token.js';
import { defaultTokens } from '../theme/defaultTokens.js';
import { meaningOf } from './searchWords.js';
import { tokenLabel } from './tokenLabel.js';

export interface TokenSection {
  /** `Theme: colour`. */
  title: string;
  hint: string;
  tokens: readonly Token[];
}

/**
 * As in tokens.json: a group with a description begins a section, and the groups after it belong to
 * it.
 */
export const tokenSections: readonly TokenSection[] = readSections();

function readSections(): TokenSection[] {
  const sections: (TokenSection & { tokens: Token[] })[] = [];
  for (const token of defaultTokens) {
    const [, title = '', hint = ''] = /^(.*?)(?:\.\s*(.*))?$/s.exec(token.group ?? '') ?? [];
    const last = sections.at(-1);
    if (last && (!token.group || last.title === title)) last.tokens.push(token);
    else sections.push({ title, hint, tokens: [token] });
  }
  return sections;
}

/**
 * Whether every word is in the token's name or variable, or means the token, as `brand` does the
 * accent. Of words without such a meaning the description counts too.
 */
export function matchesSearch(token: Token, search: string): boolean {
  const name = `${tokenLabel(token)} ${token.variable}`.toLowerCase();
  const text = `${name} ${token.description ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => {
      const means = word ? meaningOf(word) : undefined;
      return means ? means(token) || name.includes(word) : text.includes(word);
    });
}
