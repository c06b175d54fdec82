import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { Studio } from '../useStudioTheme.js';
import { importTheme, nameOfFile } from './importTheme.js';
import './ExchangePanel.css';

interface Outcome {
  said: string;
  /** What was left out of the import. */
  problems: readonly string[];
  failed: boolean;
}

/** Imports a theme from a file or from pasted text. */
export function ImportPanel({ studio }: { studio: Studio }): ReactElement {
  const id = useId();
  const [text, setText] = useState('');
  const [name, setName] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const take = (from: string, called: string) => {
    try {
      const { theme, problems } = importTheme(from, called);
      studio.change(() => theme, 'import');
      const count = Object.keys(theme.changes).length;
      const said = `Imported ${theme.name}: ${theme.base} with ${count === 1 ? 'one change' : `${count} changes`}.`;
      setOutcome({ said, problems, failed: false });
    } catch (error) {
      setOutcome({ said: (error as Error).message, problems: [], failed: true });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(text, name ?? studio.theme.name);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const content = await file.text();
    setText(content);
    setName(nameOfFile(file.name));
    take(content, nameOfFile(file.name));
  };

  return (
    <form className="ExchangePanel" onSubmit={submit}>
      <p className="ExchangePanel-hint" id={`${id}-hint`}>
        A style sheet or a tokens file, from this studio or by hand. It takes the place of the theme
        that is here; Undo brings that back.
      </p>
      <label className="StudioFile">
        <span>Choose a file</span>
        <input
          type="file"
          accept=".css,.json,text/css,application/json"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      <label htmlFor={`${id}-text`}>Or paste it</label>
      <textarea
        id={`${id}-text`}
        className="StudioField ExchangePanel-text"
        rows={8}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setName(undefined);
          setOutcome(undefined);
        }}
        aria-describedby={`${id}-hint ${id}-outcome`}
        aria-invalid={outcome?.failed ?? false}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
      <div className="ExchangePanel-row">
        <button type="submit" className="StudioButton" data-main="">
          Import
        </button>
      </div>
      <div ref={shown} id={`${id}-outcome`} role="status" className="ExchangePanel-outcome">
        {outcome && <p data-failed={outcome.failed ? '' : undefined}>{outcome.said}</p>}
        {outcome && outcome.problems.length > 0 && (
          <>
            <p>Left out:</p>
            <ul>
              {outcome.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </form>
  );
}
