import type { ReactElement } from 'react';
import { Code } from './Code.js';

export interface SampleProps {
  /** Text of a file that is type-checked. */
  file: string;
  language?: 'tsx' | 'css';
}

/** A file as a host app would write it. */
export function Sample({ file, language = 'tsx' }: SampleProps): ReactElement {
  return <Code text={asHost(file)} language={language} />;
}

function asHost(file: string): string {
  return file
    .replaceAll(/(?:\.\.\/)+src\/index\.js/g, 'merchantry')
    .replaceAll(/(?:\.\.\/)+src\/locales\/(\w+)\.js/g, 'merchantry/locales/$1')
    .replaceAll(/(?:\.\.\/)+src\/gateway\/index\.js/g, 'merchantry/gateway')
    .replaceAll(/(?:\.\.\/)+src\/sandbox\/index\.js/g, 'merchantry/sandbox')
    .trim();
}
