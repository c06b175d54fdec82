import type { Token } from '../../../src/theme/generator/Token.js';
import { defaultTokens } from '../theme/defaultTokens.js';
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

/** Whether every word is in the token's name, variable or description. */
export function matchesSearch(token: Token, search: string): boolean {
  const text = `${tokenLabel(token)} ${token.variable} ${token.description ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
