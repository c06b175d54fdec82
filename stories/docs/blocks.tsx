import {
  AnchorMdx,
  CodeOrSourceMdx,
  Markdown as StorybookMarkdown,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ReactElement, type ReactNode, useContext } from 'react';
import { DocsScheme } from './DocsScheme.js';
import * as text from './text.js';

/** A block of `text.ts`, rendered. */
const block =
  <Props extends object>(write: (props: Props) => string) =>
  (props: Props): ReactElement => <Markdown>{write(props)}</Markdown>;

export const Text = block(text.Text);
export const Code = block(text.Code);
export const Sample = block(text.Sample);
export const Table = block(text.Table);
export const DefinitionList = block(text.DefinitionList);
export const Members = block(text.Members);
export const SizeTable = block(text.SizeTable);
export const AllTokens = block(text.AllTokens);

/** A sample, folded, with a link to the story that shows it. */
export function Recipe({ story, file }: { story?: string; file: string }): ReactElement {
  return (
    <>
      {story && (
        <p>
          <AnchorMdx href={`?path=/story/${story}`} target="_self">
            Open the story
          </AnchorMdx>
        </p>
      )}
      <details className="DocsRecipe">
        <summary>Code</summary>
        <Sample file={file} />
      </details>
    </>
  );
}

/** What speaks of stories: the pages in the package leave it out. */
export const InStorybook = ({ children }: { children: ReactNode }): ReactElement => <>{children}</>;

/** Markdown with code in the page's colour scheme, and colours beside the variables that name them. */
export function Markdown({ children }: { children: string }): ReactElement {
  return (
    <StorybookMarkdown options={{ overrides: { code: MarkdownCode } }}>
      {children}
    </StorybookMarkdown>
  );
}

function MarkdownCode(props: ComponentProps<typeof CodeOrSourceMdx>): ReactElement {
  const scheme = useContext(DocsScheme);
  const words = typeof props.children === 'string' ? props.children : '';
  const isColor = text.tokens.some(({ variable, type }) => variable === words && type === 'color');
  const isBlock = props.className !== undefined || words.includes('\n');
  return (
    <>
      {isColor && <span className="DocsSwatch" style={{ background: `var(${words})` }} />}
      <CodeOrSourceMdx {...props} {...(isBlock && { dark: scheme === 'dark' })} />
    </>
  );
}
