import { type ReactElement, useMemo } from 'react';
import { changeToken } from '../theme/changeToken.js';
import type { Studio } from '../useStudioTheme.js';
import { adviceFor } from './adviceFor.js';
import { ContrastTable } from './ContrastTable.js';
import { formatContrast } from './contrastOf.js';
import type { ContrastResult } from './contrastReport.js';
import { fixContrast } from './fixContrast.js';
import { backgroundLabel, foregroundLabel, schemeLabels } from './pairLabel.js';
import './ContrastPanel.css';

interface ContrastPanelProps {
  studio: Studio;
  results: readonly ContrastResult[];
}

/** The colours with too little contrast and what to do about each, then every pair. */
export function ContrastPanel({ studio, results }: ContrastPanelProps): ReactElement {
  const { texts } = studio;
  const count = results.filter(({ passes }) => !passes).length;
  const groups = useMemo(() => failingGroups(results), [results]);
  return (
    <div className="ContrastPanel">
      <p className="ContrastPanel-sum">
        {count === 0
          ? `All ${results.length} pairs keep what WCAG 2.2 requires: 4.5 for text (1.4.3), 3 for graphics (1.4.11).`
          : `${count} of ${results.length} pairs are too close: WCAG 2.2 requires 4.5 for text (1.4.3) and 3 for graphics (1.4.11).`}
      </p>
      {groups.length > 0 && (
        <ul className="ContrastPanel-failing" aria-label="Too close">
          {groups.map((group) => {
            const [worst] = group;
            const fix = fixContrast(worst, results, texts);
            return (
              <Failing
                key={`${worst.scheme} ${worst.foreground}`}
                group={group}
                fix={fix}
                advice={adviceFor(worst, fix, { texts, results })}
                onFix={(css) =>
                  studio.change(
                    (theme) => changeToken(theme, worst.foreground, worst.scheme, css),
                    `fix ${worst.foreground}`,
                  )
                }
              />
            );
          })}
        </ul>
      )}
      <ContrastTable results={results} />
    </div>
  );
}

/** Pairs of one foreground in one scheme, the worst first. */
type Group = readonly [ContrastResult, ...ContrastResult[]];

/** What fails, by foreground and scheme: one change mends it. The worst first. */
function failingGroups(results: readonly ContrastResult[]): Group[] {
  const groups = new Map<string, [ContrastResult, ...ContrastResult[]]>();
  const failing = results.filter(({ passes }) => !passes);
  for (const result of failing.toSorted((a, b) => a.ratio - b.ratio)) {
    const key = `${result.scheme} ${result.foreground}`;
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  return [...groups.values()];
}

interface FailingProps {
  group: Group;
  /** A colour with enough contrast. */
  fix: string | undefined;
  /** What to do, in a sentence. */
  advice: string;
  onFix(css: string): void;
}

function Failing({ group, fix, advice, onFix }: FailingProps): ReactElement {
  const [worst] = group;
  const { ink, paper, ratio, minimum, scheme } = worst;
  const name = foregroundLabel(worst);
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
        <strong>
          {name}, {schemeLabels[scheme].toLowerCase()}
        </strong>
        <span>
          {formatContrast(ratio)} on {backgroundLabel(worst)}, needs {minimum}
          {group.length > 1 && `; and on ${group.length - 1} more`}
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
            for {name}, {schemeLabels[scheme]}
          </span>
        </button>
      )}
    </li>
  );
}
