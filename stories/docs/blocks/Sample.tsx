import type { ReactElement } from 'react';
import { asHost } from './asHost.js';
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
