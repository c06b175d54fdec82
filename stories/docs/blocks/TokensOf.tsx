import type { ReactElement } from 'react';
import type { ComponentFacts } from './ComponentFacts.js';
import { TokenList } from './TokenList.js';
import { tokensOf } from './tokensOf.js';

/** The variables that the component's own style sheets read. */
export function TokensOf({ facts }: { facts: ComponentFacts }): ReactElement {
  return <TokenList tokens={tokensOf(facts.sheets)} />;
}
