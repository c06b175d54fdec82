import { Source } from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext } from 'react';
import { DocsScheme } from '../DocsScheme.js';

export interface CodeProps {
  text: string;
  language: 'tsx' | 'css' | 'json' | 'bash' | 'text' | 'html';
}

/** Code in the page's colour scheme. */
export function Code({ text, language }: CodeProps): ReactElement {
  return <Source code={text} language={language} dark={useContext(DocsScheme) === 'dark'} />;
}
