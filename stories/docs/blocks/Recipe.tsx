import { AnchorMdx, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import './Recipe.css';
import { Sample } from './Sample.js';

export interface RecipeProps {
  title: string;
  /** Id of the story that shows it. */
  story?: string;
  /** Text of its file. */
  file: string;
  children: ReactNode;
}

/** What a recipe is for, where it can be seen, and its code. */
export function Recipe({ title, story, file, children }: RecipeProps): ReactElement {
  return (
    <>
      <Subheading>{title}</Subheading>
      {children}
      {story && (
        <p>
          <AnchorMdx href={`?path=/story/${story}`} target="_self">
            See it at work
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
