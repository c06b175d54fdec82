import type { ReactElement } from 'react';
import { Words } from './Words.js';

/** A list of sentences. Renders a `<ul>`. */
export function Notes({ of }: { of: readonly string[] }): ReactElement {
  return (
    <ul>
      {of.map((text) => (
        <li key={text}>
          <Words text={text} />
        </li>
      ))}
    </ul>
  );
}
