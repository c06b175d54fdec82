import api from 'virtual:api';
import {
  DocsPage as Autodocs,
  Canvas,
  DocsContext,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { Markdown } from './blocks.js';
import type { ComponentDocs } from './ComponentDocs.js';
import './ComponentPage.css';
import { DocsDisplay } from './DocsDisplay.js';
import { componentText } from './text.js';

/** The page of every component, from its TSDoc, its types, and `parameters.docs` of its stories. */
export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const docs: Partial<ComponentDocs> = preparedMeta.parameters.docs;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  if (!isComplete(docs)) return <Autodocs />;
  const [first] = stories;
  const also = stories.filter((story) => docs.also?.includes(story.name.replaceAll(' ', '')));
  return (
    <>
      <Title />
      <Markdown>{api[name]?.text ?? ''}</Markdown>
      {[first, ...also].map((story) => story && <Canvas key={story.id} of={story.moduleExport} />)}
      <PointedPart docs={docs} />
      <Heading>Do and don’t</Heading>
      <div className="sb-unstyled ComponentPage-usage">
        {docs.usage.map((each) => (
          <div key={each.do}>
            <Advice kind="do" title="Do" text={each.do} example={each.good} />
            <Advice kind="dont" title="Don’t" text={each.dont} example={each.bad} />
          </div>
        ))}
      </div>
      <Markdown>{componentText(name, docs)}</Markdown>
      <Markdown>
        Every state in each theme: [All states](?path=/story/showcase-all-states--every-theme).
      </Markdown>
    </>
  );
}

const isComplete = (docs: Partial<ComponentDocs>): docs is ComponentDocs =>
  docs.selectors !== undefined;

interface AdviceProps {
  kind: 'do' | 'dont';
  title: string;
  text: string;
  example: ReactNode;
}

function Advice({ kind, title, text, example }: AdviceProps): ReactElement {
  return (
    <div data-kind={kind}>
      {example && (
        <div className="ComponentPage-example">
          <DocsDisplay>{example}</DocsDisplay>
        </div>
      )}
      <div>
        <strong>{title}</strong>
        <Markdown>{text}</Markdown>
      </div>
    </div>
  );
}

/** Names the part of a story that is pointed at. The list of all parts says it in words. */
function PointedPart({ docs }: { docs: ComponentDocs }): ReactElement {
  const [part, setPart] = useState('');
  useEffect(() => {
    const parts = Object.keys(docs.selectors).filter((selector) => !selector.includes('['));
    let pointed: Element | null = null;
    const point = ({ target }: Event) => {
      pointed?.removeAttribute('data-pointed');
      const story = target instanceof Element && target.closest('.sb-story');
      pointed = story && target instanceof Element ? target.closest(parts.join(', ')) : null;
      pointed?.setAttribute('data-pointed', '');
      setPart(parts.findLast((selector) => pointed?.matches(selector)) ?? '');
    };
    document.addEventListener('pointerover', point);
    return () => document.removeEventListener('pointerover', point);
  }, [docs]);
  return (
    <div aria-hidden="true" className="ComponentPage-part">
      {part ? (
        <Markdown>{`\`${part}\` ${docs.selectors[part]}`}</Markdown>
      ) : (
        'Point at a part of the component to see its class.'
      )}
    </div>
  );
}
