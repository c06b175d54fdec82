import { type ReactElement, useEffect, useState } from 'react';
import { Code } from './Code.js';
import { EXAMPLE_ROW, wireBody } from './wireBody.js';
import './WireExample.css';

/** A row, and the request body that the library's own fetcher sends for it. */
export function WireExample(): ReactElement {
  const [body, setBody] = useState('');
  useEffect(() => {
    wireBody(EXAMPLE_ROW).then(setBody);
  }, []);
  return (
    <div className="WireExample">
      <div>
        <strong>Your row</strong>
        <Code language="tsx" text={JSON.stringify(EXAMPLE_ROW, null, 2)} />
      </div>
      <div>
        <strong>The request body</strong>
        <Code language="tsx" text={body} />
      </div>
    </div>
  );
}
