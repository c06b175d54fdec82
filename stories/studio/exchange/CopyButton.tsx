import { type ReactElement, useState } from 'react';

interface CopyButtonProps {
  /** The text to copy, created when the button is pressed. */
  text(): string;
  /** The label before and after. */
  name: string;
}

/** Copies a text and confirms it, or reports that the browser did not allow it. */
export function CopyButton({ text, name }: CopyButtonProps): ReactElement {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
    } catch {
      setSaid('The browser does not allow it');
    }
  };
  return (
    <>
      <button type="button" className="StudioButton" onClick={copy} onBlur={() => setSaid('')}>
        {said || name}
      </button>
      <span role="status" className="StudioHidden">
        {said}
      </span>
    </>
  );
}
