import type { ReactElement } from 'react';
import type { ComponentFacts, State } from './ComponentFacts.js';
import { DefinitionList } from './DefinitionList.js';

/** Every `data-` attribute with its values, as selectors. */
export function States({ facts }: { facts: ComponentFacts }): ReactElement {
  if (facts.states.length === 0) return <p>It sets no attributes of its own.</p>;
  return <DefinitionList rows={facts.states.flatMap(stateRows)} />;
}

/** An attribute's values, as selectors. */
export function stateRows({ on, attribute, values }: State) {
  return Object.entries(values).map(([value, about]) => ({
    term: [
      `.${on}`,
      value === '' || value === '*' ? `[${attribute}]` : `[${attribute}="${value}"]`,
    ],
    about,
  }));
}
