import type { ReactElement } from 'react';
import './AllTokens.css';
import { TokenList } from './TokenList.js';
import { tokens } from './tokensOf.js';

/** Every variable, in the groups of `tokens.json`. */
export function AllTokens(): ReactElement {
  const groups: { title: string; tokens: typeof tokens }[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    const title = token.group ?? last?.title ?? '';
    if (last?.title === title) last.tokens = [...last.tokens, token];
    else groups.push({ title, tokens: [token] });
  }
  return (
    <>
      {groups.map((group) => (
        <details key={group.title} className="AllTokens" open={group === groups[0]}>
          <summary>{group.title}</summary>
          <TokenList tokens={group.tokens} />
        </details>
      ))}
    </>
  );
}
