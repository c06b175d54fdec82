import { isReference, variableOf } from './cssValue.js';
import type { Mode } from './DesignTokens.js';
import type { Token } from './Token.js';

/** Tokens with their own value in the mode, and all tokens that refer to them. */
export function changedBy(tokens: readonly Token[], mode: Mode): ReadonlySet<Token> {
  const changed = new Set(tokens.filter((token) => token.modes[mode] !== undefined));
  let before: number;
  do {
    before = changed.size;
    const variables = new Set<string>([...changed].map(({ variable }) => variable));
    for (const token of tokens) {
      const followed = followedBy(token);
      if (followed && variables.has(followed)) changed.add(token);
    }
  } while (changed.size > before);
  return changed;
}

function followedBy({ of, value, derivation }: Token): string | undefined {
  const reference = of ?? derivation?.of ?? (isReference(value) ? value : undefined);
  return reference && variableOf(reference);
}
