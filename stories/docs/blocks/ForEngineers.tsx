import { AnchorMdx, ArgTypes, Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import type { ComponentFacts } from './ComponentFacts.js';
import { Notes } from './Notes.js';
import { Parts } from './Parts.js';
import { Sample } from './Sample.js';
import { States } from './States.js';
import { Words } from './Words.js';

export interface ForEngineersProps {
  facts: ComponentFacts;
  /** The component. */
  of: ComponentProps<typeof ArgTypes>['of'];
  /** Text of a file that uses the component. */
  sample: string;
}

/** Usage, element, props, parts and states of a component. */
export function ForEngineers({ facts, of, sample }: ForEngineersProps): ReactElement {
  return (
    <>
      <Heading>For engineers</Heading>
      <Sample file={sample} />
      <Subheading>Element</Subheading>
      <p>
        <Words text={facts.element} />
      </p>
      <Subheading>Props</Subheading>
      <ArgTypes of={of} />
      <Subheading>Missing data</Subheading>
      <p>
        <Words text={facts.fallback} />
      </p>
      <Subheading>Parts</Subheading>
      <Parts facts={facts} />
      <Subheading>States</Subheading>
      <States facts={facts} />
      <p>
        Every state in each theme:{' '}
        <AnchorMdx href="?path=/story/showcase-all-states--every-theme" target="_self">
          All states
        </AnchorMdx>
      </p>
      <Subheading>Accessibility</Subheading>
      <Notes of={facts.accessibility} />
    </>
  );
}
