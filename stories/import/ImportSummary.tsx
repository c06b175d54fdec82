import type { ReactElement } from 'react';
import type { ParsedTransactions, TextFormat } from './parseTransactions.js';
import './ImportSummary.css';

const MAX_SHOWN_PROBLEMS = 6;

const TILES: Readonly<Record<TextFormat, string>> = {
  csv: 'CSV',
  statement: 'TXT',
  json: 'JSON',
  ofx: 'OFX',
};

const NUMBER = new Intl.NumberFormat('en');

const rows = (count: number): string => `${NUMBER.format(count)} ${count === 1 ? 'row' : 'rows'}`;

interface ImportSummaryProps {
  id: string;
  /** Of the file, or of what stands for one. */
  name: string;
  parsed: ParsedTransactions;
  /** Why a file could not be read. */
  fileProblem: string | undefined;
  /** Shows the place where the text stops being JSON. */
  onShowError: (() => void) | undefined;
}

/** "november.csv, 25 rows read", what was assumed, and what is wrong in which line. */
export function ImportSummary(props: ImportSummaryProps): ReactElement {
  const { id, name, parsed, fileProblem, onShowError } = props;
  const { format, transactions, skipped, notes } = parsed;
  const problems = fileProblem === undefined ? parsed.problems : [fileProblem];
  const hidden = problems.length - MAX_SHOWN_PROBLEMS;
  return (
    <div id={id} className="ImportSummary">
      <div className="ImportSummary-file">
        <span className="ImportSummary-tile" aria-hidden="true">
          {TILES[format]}
        </span>
        <span>
          <b dir="auto">{name}</b>
          <span role="status">
            {rows(transactions.length)} read{skipped > 0 && `, ${NUMBER.format(skipped)} skipped`}
          </span>
        </span>
      </div>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div role="alert">
        {problems.length > 0 && (
          <ul>
            {problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {hidden > 0 && <li>and {NUMBER.format(hidden)} more</li>}
          </ul>
        )}
      </div>
      {onShowError && (
        <button type="button" onClick={onShowError}>
          Show it in the text
        </button>
      )}
    </div>
  );
}
