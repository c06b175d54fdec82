import { type ReactElement, useId, useState } from 'react';
import type { ContrastResult } from '../contrast/contrastReport.js';
import { defaultTokens } from '../theme/defaultTokens.js';
import type { Studio } from '../useStudioTheme.js';
import { TokenRow } from './TokenRow.js';
import { matchesSearch, tokenSections } from './tokenSections.js';
import './TokensPanel.css';

interface TokensPanelProps {
  studio: Studio;
  /** By path of the colour. */
  failing: ReadonlyMap<string, readonly ContrastResult[]>;
  onShowContrast(): void;
}

const NONE: readonly ContrastResult[] = [];

/** Every token with its controls, in collapsible sections; or all results of a search. */
export function TokensPanel({ studio, failing, onShowContrast }: TokensPanelProps): ReactElement {
  const id = useId();
  const [search, setSearch] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [withWishes, setWithWishes] = useState(false);
  const [open, setOpen] = useState<readonly string[]>([tokenSections[0]?.title ?? '']);
  const { changes } = studio.theme;
  const isFiltered = search.trim() !== '' || onlyChanged;
  const isOpen = (title: string) => isFiltered || open.includes(title);
  const sections = tokenSections.map((section) => ({
    ...section,
    found: section.tokens.filter(
      (token) =>
        matchesSearch(token, search.trim()) && (!onlyChanged || token.path.join('.') in changes),
    ),
  }));
  const found = sections.reduce((sum, section) => sum + section.found.length, 0);
  return (
    <div className="TokensPanel">
      <div className="TokensPanel-search">
        <label className="StudioHidden" htmlFor={`${id}-search`}>
          Search tokens
        </label>
        <input
          id={`${id}-search`}
          type="search"
          className="StudioField"
          placeholder={`Search ${defaultTokens.length} tokens`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label className="StudioCheck">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.target.checked)}
          />
          Changed only ({Object.keys(changes).length})
        </label>
        <label className="StudioCheck">
          <input
            type="checkbox"
            checked={withWishes}
            onChange={(event) => setWithWishes(event.target.checked)}
          />
          Values for more contrast and less motion
        </label>
      </div>
      <p role="status" className={found === 0 ? 'TokensPanel-nothing' : 'StudioHidden'}>
        {isFiltered &&
          (found === 0
            ? 'No token is like that. Try brand, corner, font, spacing or dark.'
            : `${found} tokens`)}
      </p>
      {sections
        .filter((section) => section.found.length > 0)
        .map(({ title, hint, tokens, found }) => (
          <section key={title} className="TokensPanel-section">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen(title)}
                disabled={isFiltered}
                onClick={() =>
                  setOpen(isOpen(title) ? open.filter((name) => name !== title) : [...open, title])
                }
              >
                {title}
                <span>{isFiltered ? found.length : tokens.length}</span>
              </button>
            </h3>
            {isOpen(title) && (
              <>
                {hint && <p className="TokensPanel-hint">{hint}</p>}
                <ul>
                  {found.map((token) => (
                    <TokenRow
                      key={token.variable}
                      studio={studio}
                      token={token}
                      failing={failing.get(token.path.join('.')) ?? NONE}
                      onShowContrast={onShowContrast}
                      withWishes={withWishes}
                    />
                  ))}
                </ul>
              </>
            )}
          </section>
        ))}
    </div>
  );
}
