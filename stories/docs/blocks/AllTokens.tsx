import type { ReactElement } from 'react';
import type { Token } from '../../../tools/theme/Token.js';
import './AllTokens.css';
import { TokenList } from './TokenList.js';
import { tokens } from './tokensOf.js';

/** Every variable, in the groups of `tokens.json`. */
export function AllTokens(): ReactElement {
  return (
    <>
      {tokenGroups(tokens).map((group, index) => (
        <details key={group.title} className="AllTokens" open={index === 0}>
          <summary>{group.title}</summary>
          <TokenList tokens={group.tokens} />
        </details>
      ))}
    </>
  );
}

/** Tokens by the group in which they stand. */
export function tokenGroups(tokens: readonly Token[]): { title: string; tokens: Token[] }[] {
  const groups: { title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    const title = token.group ?? last?.title ?? '';
    if (last?.title === title) last.tokens.push(token);
    else groups.push({ title, tokens: [token] });
  }
  return groups;
}
