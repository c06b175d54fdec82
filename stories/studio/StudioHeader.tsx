import type { ReactElement } from 'react';
import { CopyButton } from './exchange/CopyButton.js';
import { readTexts } from './theme/readTexts.js';
import { type BaseName, baseNames } from './theme/StudioTheme.js';
import { toThemeName, typedThemeName } from './theme/toThemeName.js';
import type { Studio } from './useStudioTheme.js';
import './StudioHeader.css';

interface StudioHeaderProps {
  studio: Studio;
  /** The page's URL with the theme in it. */
  link(): string;
}

/** The theme's base and name, and undo. */
export function StudioHeader({ studio, link }: StudioHeaderProps): ReactElement {
  const { theme, change, undo } = studio;
  const count = Object.keys(theme.changes).length;
  const start = (base: BaseName) =>
    change(({ name, changes }) => readTexts({ name, base, texts: changes }).theme, 'base');
  return (
    <header className="StudioHeader">
      <h2>Theme studio</h2>
      <label>
        Start from
        <select
          className="StudioField"
          value={theme.base}
          onChange={(event) => start(event.target.value as BaseName)}
        >
          {baseNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Name
        <input
          className="StudioField"
          value={theme.name}
          onChange={(event) => {
            const name = typedThemeName(event.target.value);
            change((before) => ({ ...before, name }), 'name');
          }}
          onBlur={() => change((before) => ({ ...before, name: toThemeName(before.name) }), 'name')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
      <div className="StudioHeader-actions">
        <button type="button" className="StudioButton" disabled={!undo} onClick={undo}>
          Undo
        </button>
        <button
          type="button"
          className="StudioButton"
          disabled={count === 0}
          onClick={() => change((before) => ({ ...before, changes: {} }), 'reset all')}
        >
          Reset all{count > 0 && ` (${count})`}
        </button>
        <CopyButton name="Copy link" text={link} />
      </div>
    </header>
  );
}
