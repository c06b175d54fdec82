import { type ReactElement, useMemo } from 'react';
import { changeToken } from '../theme/changeToken.js';
import type { Studio } from '../useStudioTheme.js';
import { adviceFor } from './adviceFor.js';
import { ContrastTable } from './ContrastTable.js';
import { formatContrast } from './contrastOf.js';
import type { ContrastResult } from './contrastReport.js';
import { fixContrast } from './fixContrast.js';
import { pairLabel, schemeLabels } from './pairLabel.js';
import './ContrastPanel.css';

interface ContrastPanelProps {
  studio: Studio;
  results: readonly ContrastResult[];
}

/** The pairs with too little contrast and how to fix them, then every pair. */
export function ContrastPanel({ studio, results }: ContrastPanelProps): ReactElement {
  const { texts } = studio;
  const failing = useMemo(
    () =>
      results
        .filter(({ passes }) => !passes)
        .sort((a, b) => a.ratio - b.ratio)
        .map((result) => ({ result, fix: fixContrast(result, results, texts) })),
    [results, texts],
  );
  return (
    <div className="ContrastPanel">
      <p className="ContrastPanel-sum">
        {failing.length === 0
          ? `All ${results.length} pairs keep what WCAG 2.2 requires: 4.5 for text (1.4.3), 3 for graphics (1.4.11).`
          : `${failing.length} of ${results.length} pairs are too close: WCAG 2.2 requires 4.5 for text (1.4.3) and 3 for graphics (1.4.11).`}
      </p>
      {failing.length > 0 && (
        <ul className="ContrastPanel-failing" aria-label="Too close">
          {failing.map(({ result, fix }) => (
            <Failing
              key={`${result.scheme} ${pairLabel(result)}`}
              result={result}
              fix={fix}
              advice={adviceFor(result, fix, { texts, results })}
              onFix={(css) =>
                studio.change(
                  (theme) => changeToken(theme, result.foreground, result.scheme, css),
                  `fix ${pairLabel(result)}`,
                )
              }
            />
          ))}
        </ul>
      )}
      <ContrastTable results={results} />
    </div>
  );
}

interface FailingProps {
  result: ContrastResult;
  /** A colour with enough contrast. */
  fix: string | undefined;
  /** What to do, in a sentence. */
  advice: string;
  onFix(css: string): void;
}

function Failing({ result, fix, advice, onFix }: FailingProps): ReactElement {
  const { ink, paper, ratio, minimum, scheme } = result;
  return (
    <li>
      {/* An image of the pair: its text is not there to be read. */}
      <svg className="ContrastPanel-sample" viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="8" fill={paper} />
        <text x="20" y="26" textAnchor="middle" fill={ink}>
          Aa
        </text>
      </svg>
      <div>
        <strong>{pairLabel(result)}</strong>
        <span>
          {schemeLabels[scheme]}: {formatContrast(ratio)}, needs {minimum}
        </span>
        <p>{advice}</p>
      </div>
      {fix && (
        <button
          type="button"
          className="StudioButton"
          onClick={({ currentTarget }) => {
            // The button is removed, and the focus must not be lost with it.
            currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus();
            onFix(fix);
          }}
        >
          <svg className="ContrastPanel-fix" viewBox="0 0 16 16" aria-hidden="true">
            <rect width="16" height="16" rx="4" fill={fix} />
          </svg>
          Use {fix}
          <span className="StudioHidden">
            {' '}
            for {pairLabel(result)}, {schemeLabels[scheme]}
          </span>
        </button>
      )}
    </li>
  );
}
