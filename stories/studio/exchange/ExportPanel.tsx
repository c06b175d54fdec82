import { type ReactElement, useId, useMemo, useState } from 'react';
import { exportCss } from '../theme/exportCss.js';
import { exportFigma } from '../theme/exportFigma.js';
import { exportTokens } from '../theme/exportTokens.js';
import type { StudioTheme } from '../theme/StudioTheme.js';
import { toThemeName } from '../theme/toThemeName.js';
import { CopyButton } from './CopyButton.js';
import './ExchangePanel.css';

interface ThemeFile {
  ending: string;
  title: string;
  type: string;
  /** What the file is for. */
  use: (name: string) => string;
  write: (theme: StudioTheme) => string;
}

const files: readonly ThemeFile[] = [
  {
    ending: 'css',
    title: 'Style sheet',
    type: 'text/css',
    use: (name) =>
      `For the app. Load it beside merchantry/styles.css: a page that names no theme has it, and so has every element with data-mry-theme="${name}".`,
    write: exportCss,
  },
  {
    ending: 'tokens.json',
    title: 'Tokens',
    type: 'application/json',
    use: () =>
      'For design tools, and for the next round in this studio. Design Tokens format, 2025.10.',
    write: (theme) => `${JSON.stringify(exportTokens(theme), null, 2)}\n`,
  },
  {
    ending: 'figma.json',
    title: 'Figma',
    type: 'application/json',
    use: () =>
      'Every token as a Figma variable, in one collection with the modes Light and Dark: the body of POST /v1/files/:key/variables in Figma’s REST API, and for plugins that read it. Shadows and easings have no variables in Figma.',
    write: (theme) => `${JSON.stringify(exportFigma(theme), null, 2)}\n`,
  },
];

/** The theme as files to view, copy and download. */
export function ExportPanel({ theme }: { theme: StudioTheme }): ReactElement | null {
  const id = useId();
  const [ending, setEnding] = useState('css');
  const file = files.find((one) => one.ending === ending) ?? files[0];
  const named = useMemo(() => ({ ...theme, name: toThemeName(theme.name) }), [theme]);
  const text = useMemo(() => file?.write(named) ?? '', [file, named]);
  if (!file) return null;
  const name = `${named.name}.${ending}`;
  return (
    <div className="ExchangePanel">
      <fieldset className="StudioChoice">
        <legend className="StudioHidden">File</legend>
        {files.map((one) => (
          <label key={one.ending}>
            <input
              type="radio"
              name={`${id}-file`}
              checked={one === file}
              onChange={() => setEnding(one.ending)}
            />
            {one.title}
          </label>
        ))}
      </fieldset>
      {Object.keys(theme.changes).length === 0 && (
        <p className="ExchangePanel-same">
          {theme.base === 'default'
            ? 'Nothing is changed yet: the app looks like this without a file.'
            : `Nothing is changed yet: this is merchantry/themes/${theme.base}.css under another name.`}
        </p>
      )}
      <p className="ExchangePanel-hint">{file.use(named.name)}</p>
      <div className="ExchangePanel-row">
        <button
          type="button"
          className="StudioButton"
          data-main=""
          onClick={() => download(name, text, file.type)}
        >
          Download {name}
        </button>
        <CopyButton name="Copy" text={() => text} />
      </div>
      <textarea
        className="StudioField ExchangePanel-text"
        aria-label={name}
        readOnly
        rows={18}
        value={text}
        spellCheck={false}
      />
    </div>
  );
}

function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
