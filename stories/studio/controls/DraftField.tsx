import { type InputHTMLAttributes, type ReactElement, useId, useState } from 'react';

interface DraftFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  value: string;
  /** Throws if the text is incomplete or wrong; the last valid one stays. */
  onText(text: string): void;
}

/**
 * A text field that applies valid text as it is typed, and reports invalid text. On blur it has the
 * value in use.
 */
export function DraftField({ value, onText, ...props }: DraftFieldProps): ReactElement {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    try {
      onText(text);
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const leave = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  return (
    <>
      <input
        {...props}
        className="StudioField"
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && id}
        spellCheck={false}
        autoComplete="off"
      />
      {problem && (
        <span id={id} role="status" className="StudioProblem">
          Still {value}: {problem}
        </span>
      )}
    </>
  );
}
