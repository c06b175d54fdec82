import { Fragment, type ReactElement } from 'react';

/** A sentence in which text between backticks is code. */
export function Words({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split('`').map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which do not move
        <Fragment key={index}>{index % 2 === 1 ? <code>{piece}</code> : piece}</Fragment>
      ))}
    </>
  );
}
