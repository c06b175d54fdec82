import type { ReactElement } from 'react';
import { Code } from './Code.js';

export interface SampleProps {
  /** Text of a file that the compiler checks. */
  file: string;
  language?: 'tsx' | 'css';
}

/** A file as a host would write it. */
export function Sample({ file, language = 'tsx' }: SampleProps): ReactElement {
  return <Code text={asHost(file)} language={language} />;
}

function asHost(file: string): string {
  return file
    .replaceAll(/(?:\.\.\/)+src\/index\.js/g, 'merchantry')
    .replaceAll(/(?:\.\.\/)+src\/locales\/(\w+)\.js/g, 'merchantry/locales/$1')
    .trim();
}
