import { type ReactElement, useState } from 'react';

interface CopyButtonProps {
  /** What is copied, made when it is pressed. */
  text(): string;
  /** What it says before and after. */
  name: string;
}

/** Copies a text, and says so; also where the browser does not let it. */
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
