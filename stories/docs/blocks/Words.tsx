import { Fragment, type ReactElement } from 'react';

/** A sentence; text between backticks is rendered as code. */
export function Words({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split('`').map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        <Fragment key={index}>{index % 2 === 1 ? <code>{piece}</code> : piece}</Fragment>
      ))}
    </>
  );
}
