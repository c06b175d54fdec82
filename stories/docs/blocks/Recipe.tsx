import { AnchorMdx, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import './Recipe.css';
import { Sample } from './Sample.js';

export interface RecipeProps {
  title: string;
  /** Id of the story that shows the recipe. */
  story?: string;
  /** Text of the recipe's file. */
  file: string;
  children: ReactNode;
}

/** Purpose, live story and code of a recipe. */
export function Recipe({ title, story, file, children }: RecipeProps): ReactElement {
  return (
    <>
      <Subheading>{title}</Subheading>
      {children}
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
