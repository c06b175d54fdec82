import type { ReactElement } from 'react';
import type { ComponentFacts } from './ComponentFacts.js';
import { DefinitionList } from './DefinitionList.js';

/** Every class of the component, for the style sheet of a host app. */
export function Parts({ facts }: { facts: ComponentFacts }): ReactElement {
  return (
    <DefinitionList
      rows={facts.parts.map(({ className, about }) => ({ term: [`.${className}`], about }))}
    />
  );
}
